import { expect, it } from 'vitest'
import { readCommand } from './rules.ts'

it.each([
  ['/start a1b2', { kind: 'start', token: 'a1b2' }],
  ['/start@ahuti_bot a1b2', { kind: 'start', token: 'a1b2' }],
  ['/start', { kind: 'other' }],
  ['/stop', { kind: 'stop' }],
  ['/STOP ', { kind: 'stop' }],
  ['/stopping', { kind: 'other' }],
  ['Hello', { kind: 'other' }],
  ['', { kind: 'other' }],
])('the message %j is read as a command of the bot', (text, command) => {
  expect(readCommand(text)).toEqual(command)
})
