import { describe, expect, it } from 'vitest'
import { consultantEndpoint } from './config-consultant.ts'
import { type ConfigError, readConfig } from './config.ts'

const faultsOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return (error as ConfigError).faults
  }
}

const MODEL = { CONSULTANT_API_KEY: 'sk-1', CONSULTANT_MODEL: 'any' }

describe('the settings of the language model', () => {
  it('must be set completely or not at all', () => {
    expect(faultsOf(MODEL)).toEqual([])
    expect(faultsOf({ CONSULTANT_API_KEY: 'sk-1' })).toEqual([expect.stringMatching(/^CONSULTANT_MODEL: missing/)])
    expect(faultsOf({ CONSULTANT_URL: 'https://m.example' })).toEqual([
      expect.stringMatching(/^CONSULTANT_API_KEY: missing/),
    ])
    expect(faultsOf({ ...MODEL, CONSULTANT_PROTOCOL: 'grpc' })).toEqual([expect.stringMatching(/^CONSULTANT_PROTOCOL/)])
    expect(faultsOf({ ...MODEL, CONSULTANT_DAILY_TOKENS: '0' })).toEqual([
      expect.stringMatching(/^CONSULTANT_DAILY_TOKENS/),
    ])
  })

  it('need only the variable ANTHROPIC_API_KEY unless another model is configured', () => {
    expect(readConfig({ ANTHROPIC_API_KEY: 'sk-2' })).toMatchObject({
      CONSULTANT_API_KEY: 'sk-2',
      CONSULTANT_MODEL: 'claude-sonnet-4-5',
      CONSULTANT_PROTOCOL: 'anthropic',
    })
    const other = { ANTHROPIC_API_KEY: 'sk-2', CONSULTANT_MODEL: 'claude-any' }
    expect(readConfig(other)).toMatchObject({ CONSULTANT_API_KEY: 'sk-2', CONSULTANT_MODEL: 'claude-any' })
    expect(readConfig({ ...MODEL, ANTHROPIC_API_KEY: 'sk-2' })).toMatchObject(MODEL)
  })

  it('may contain the key in only one variable, and no error shows the key', () => {
    const faults = faultsOf({ CONSULTANT_API_KEY: 'ключ sk-1', CONSULTANT_MODEL: 'any' })
    expect(faults).toEqual([expect.stringMatching(/^CONSULTANT_API_KEY/)])
    expect(faults.join('')).not.toContain('sk-1')
    expect(faultsOf({ ...MODEL, CONSULTANT_URL: 'https://me:sk-1@m.example/v1' })).toEqual([
      'CONSULTANT_URL: must not contain a password or a query; set the key in CONSULTANT_API_KEY',
    ])
  })

  it('allow plain http only on the same machine', () => {
    const faults = (url: string) =>
      faultsOf({ ...MODEL, SANDBOX: '0', CONSULTANT_URL: url }).filter((fault) => fault.startsWith('CONSULTANT'))
    expect(faults('http://m.example/v1')).toEqual(['CONSULTANT_URL: must begin with https:// (SANDBOX=0)'])
    expect(faults('http://127.0.0.1:11434/v1')).toEqual([])
    expect(faults('https://m.example/v1')).toEqual([])
  })

  it.each([
    [{ CONSULTANT_MODEL: 'claude-any' }, 'anthropic', 'https://api.anthropic.com/v1/messages'],
    [{ CONSULTANT_MODEL: 'gpt-any' }, 'openai', 'https://api.openai.com/v1/chat/completions'],
    [{ CONSULTANT_URL: 'https://api.anthropic.com/' }, 'anthropic', 'https://api.anthropic.com/v1/messages'],
    [{ CONSULTANT_URL: 'https://m.example/anthropic' }, 'anthropic', 'https://m.example/anthropic/v1/messages'],
    [{ CONSULTANT_URL: 'https://m.example/v1/messages' }, 'anthropic', 'https://m.example/v1/messages'],
    [{ CONSULTANT_URL: 'https://m.example/v1' }, 'openai', 'https://m.example/v1/chat/completions'],
    [
      { CONSULTANT_URL: 'https://m.example/v1', CONSULTANT_PROTOCOL: 'anthropic' },
      'anthropic',
      'https://m.example/v1/messages',
    ],
    [{ CONSULTANT_URL: 'https://m.example/a/chat/completions' }, 'openai', 'https://m.example/a/chat/completions'],
  ] as const)('select, with %o, the protocol %s and the address %s', (config, protocol, url) => {
    expect(consultantEndpoint(config)).toEqual({ protocol, url })
  })
})
