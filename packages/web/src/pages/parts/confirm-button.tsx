import { useRef } from 'react'
import { useVoice } from '../../app/voice.tsx'
import button from '../../ui/button.module.css'
import style from './confirm-button.module.css'

interface ConfirmButtonProps {
  readonly label: string
  readonly question: string
  readonly disabled?: boolean
  onConfirm(): void
}

/** For what cannot be taken back: asks first. */
export function ConfirmButton({ label, question, disabled = false, onConfirm }: ConfirmButtonProps) {
  const voice = useVoice()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        className={`${button.button} ${button.danger}`}
        disabled={disabled}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} className={style.dialog} aria-label={label}>
        <p>{question}</p>
        <div className={button.row}>
          <button
            type="button"
            className={`${button.button} ${button.danger}`}
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            {label}
          </button>
          <button type="button" className={button.button} onClick={close}>
            {voice.format('webHouse.keep')}
          </button>
        </div>
      </dialog>
    </>
  )
}
