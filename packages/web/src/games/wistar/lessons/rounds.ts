import { isRecord } from '@nora/kernel'
import type { Lesson } from '../../../learn/lesson.ts'
import { BURROW, end, FARM, HUT_PLACE, LEARNER, main, place, rival, send, WHEEL } from './wheel.ts'

/** Round one, and the first turn of the next. */
export const rounds: Lesson = {
  id: 'rounds',
  wish: { mode: 'classic', seats: 2 },
  seed: 1,
  learner: LEARNER,
  others: rival,
  steps: [
    { id: 'welcome', address: 'goal.story', points: FARM },
    {
      id: 'pair',
      address: 'setup.cards',
      points: { at: '[data-picture="asked"]', room: 'market' },
      act: { kind: 'startingCards' },
    },
    { id: 'wheel', address: 'wheel.place', points: WHEEL },
    send('forest', 'forest'),
    send('another', 'forest'),
    place('leader', 'gatherWood'),
    main('wood', 'gatherWood', 'actions.wood'),
    { id: 'bonus', address: 'wheel.bonus', points: WHEEL },
    end('end'),
    { id: 'hut', address: 'wheel.hut', points: HUT_PLACE },
    place('digger', 'digRooms'),
    main('dig', 'digRooms', 'actions.dig'),
    {
      id: 'room',
      address: 'actions.dig',
      points: { at: '[data-thing="dig"]', room: 'burrow' },
      act: { kind: 'dig', does: 'dig' },
    },
    end('dug'),
    {
      id: 'move',
      address: 'quick.movement',
      points: { at: '[data-thing="rats/forest"]', room: 'wheel' },
      act: { kind: 'turn', does: { move: { from: 'forest', to: 'lair' } } },
    },
    place('builder', 'buildBeds'),
    main('build', 'buildBeds', 'actions.beds'),
    {
      id: 'bed',
      address: 'actions.beds',
      points: { at: '[data-thing="build"]', room: 'burrow' },
      act: { kind: 'build', does: 'build' },
    },
    end('built'),
    { id: 'round', address: 'round.new', points: { at: '[data-calendar]' } },
    send('farm', 'farm'),
    place('scout', 'explore'),
    main('explore', 'explore', 'actions.explore'),
    {
      id: 'door',
      address: 'farm.doors',
      points: FARM,
      act: { kind: 'explore', accepts: (choice) => isRecord(choice) && 'open' in choice },
    },
    { id: 'points', address: 'scoring.sum', points: BURROW },
  ],
}
