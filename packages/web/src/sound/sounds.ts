export type Sound = 'wood' | 'paper' | 'bell' | 'rasp'

let context: AudioContext | undefined

/** Quiet sounds, made here: wood on wood, paper, a small bell, and a saw. */
export function play(sound: Sound): void {
  context ??= new AudioContext()
  // Until the person has touched the page the browser keeps it silent.
  if (context.state === 'suspended') void context.resume()
  makers[sound](context, context.currentTime)
}

const makers: { readonly [sound in Sound]: (audio: AudioContext, now: number) => void } = {
  wood: (audio, now) => {
    tone(audio, 'sine', 190, now, 0.09, 0.16)
    noise(audio, 900, now, 0.03, 0.1)
  },
  paper: (audio, now) => noise(audio, 3_200, now, 0.12, 0.05),
  rasp: (audio, now) => {
    for (const stroke of [0, 0.11, 0.22]) noise(audio, 1_500, now + stroke, 0.09, 0.08)
  },
  bell: (audio, now) => {
    tone(audio, 'sine', 880, now, 0.9, 0.07)
    tone(audio, 'sine', 1_320, now + 0.02, 0.7, 0.04)
    tone(audio, 'sine', 2_217, now, 0.35, 0.02)
  },
}

function tone(audio: AudioContext, type: OscillatorType, pitch: number, from: number, length: number, loud: number) {
  const source = audio.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(pitch, from)
  source.frequency.exponentialRampToValueAtTime(pitch * 0.92, from + length)
  source.connect(fading(audio, from, length, loud))
  source.start(from)
  source.stop(from + length)
}

function noise(audio: AudioContext, pitch: number, from: number, length: number, loud: number) {
  const samples = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, samples, audio.sampleRate)
  const data = buffer.getChannelData(0)
  for (let index = 0; index < samples; index++) data[index] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  source.connect(filter).connect(fading(audio, from, length, loud))
  source.start(from)
}

function fading(audio: AudioContext, from: number, length: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loud, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length)
  gain.connect(audio.destination)
  return gain
}
