import type { Item } from '@nora/kernel'
import { areaOfGuest, type Mission, skillOf } from '@nora/wistar'
import type { ReactNode } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import { Mouse } from '../art/mouse.tsx'
import { Cheese } from '../art/pieces.tsx'
import { several } from '../art/several.tsx'
import { ScaleSteps } from '../ratbot/scale.tsx'
import { useTable } from '../use-table.ts'
import style from './component.module.css'
import {
  actionIcons,
  countIcon,
  type EffectIcon,
  effectIcons,
  kindIcon,
  powerIcons,
  skillIcon,
} from './effect-icons.ts'
import { IconLine, Points } from './icon-line.tsx'
import { MissionRows } from './mission-rows.tsx'

const TO: EffectIcon = { text: '→' }

/** What a component shows on the table, in pictures; what it says in words stands below. */
export function ComponentPicture({ item }: { readonly item: Item }) {
  const picture = usePicture(item)
  return picture && <div className={style.picture}>{picture}</div>
}

function usePicture(item: Item): ReactNode {
  const { table } = useTable()
  const { guests, cheeses, missions, objectives, doors, heroes, tables } = table.content
  const guest = guests.get(item)
  if (guest)
    return (
      <>
        <svg width={46} height={42} viewBox="-22 -37 44 40" aria-hidden="true">
          <Mouse x={0} y={0} k={1.1} area={areaOfGuest(table, item)} />
        </svg>
        <Icon name={kindIcon(guest.power.kind)} size={20} />
        <IconLine icons={powerIcons(guest.power)} size={20} />
        <Points n={guest.points} size={30} />
      </>
    )
  const cheese = cheeses.get(item)
  if (cheese)
    return (
      <svg width={62} height={40} viewBox="-32 -35 60 38" aria-hidden="true">
        <Cheese x={0} y={0} points={cheese.points} />
      </svg>
    )
  const mission = missions.get(item)
  if (mission) return <MissionRows mission={mission as Mission} />
  const objective = objectives.get(item)
  if (objective)
    return (
      <>
        <Icon name={countIcon(objective.counts)} size={30} />
        <IconLine icons={[TO, ...effectIcons(objective.bonus)]} size={20} />
      </>
    )
  const door = doors.get(item)
  if (door)
    return (
      <>
        <Icon name="door" size={30} />
        <IconLine icons={[TO, ...effectIcons(door)]} size={20} />
      </>
    )
  const hero = heroes.get(item)
  if (hero)
    return (
      <>
        <Icon name="hero" size={30} />
        {several(hero.icons, () => (
          <Icon name={skillIcon(hero.skill)} size={26} />
        ))}
      </>
    )
  if (item.startsWith('token-')) return <Icon name={skillIcon(skillOf(item))} size={34} />
  const action = tables.actionCards.find(({ id }) => id === item)
  if (action)
    return (
      <>
        <Icon name="leader" size={26} />
        <Icon name={action.leader === 'hut' ? 'hut' : actionIcons[action.leader]} size={28} />
        {action.worker && <Icon name="worker" size={26} />}
      </>
    )
  const state = tables.stateCards.find(({ id }) => id === item)
  if (state)
    return (
      <div className={style.sides}>
        {state.sides.map(({ index, scale, overflow }) => (
          <div key={index}>
            <b>
              <Icon name={state.symbol} size={16} /> {index}
            </b>
            <ScaleSteps scale={scale} overflow={overflow} at={-1} isLow />
          </div>
        ))}
      </div>
    )
  return null
}
