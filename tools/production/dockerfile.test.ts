import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../server-settings.ts'
import { faultsOfDockerfile } from './dockerfile-rules.ts'

it('the Dockerfile follows the rules for Dockerfiles', () => {
  expect(faultsOfDockerfile(readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8'))).toEqual([])
})

it.each(['Dockerfile', 'deploy/ahuti@.service'])(
  'the command %s starts the server with the settings of npm start',
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    for (const flag of SERVER_FLAGS) expect(text).toContain(flag)
    for (const [name, value] of Object.entries(SERVER_ENVIRONMENT)) expect(text).toContain(`${name}=${value}`)
  },
)

it('the image has the version of package.json', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  expect(read('Dockerfile')).toContain(`org.opencontainers.image.version="${JSON.parse(read('package.json')).version}"`)
})

it('the newest heading of CHANGELOG.md has the version of package.json', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const [, newest] = /^## (\d+\.\d+\.\d+)\b/m.exec(read('CHANGELOG.md')) ?? []
  expect(newest).toBe(JSON.parse(read('package.json')).version)
})

it('the base image may be pinned by its digest', () => {
  const pinned = `ARG BASE_IMAGE=node:24@sha256:${'0'.repeat(64)}\nFROM \${BASE_IMAGE}`
  expect(faultsOfDockerfile(pinned).filter((fault) => fault.startsWith('FROM'))).toEqual([])
})

it.each([
  ['FROM node', /no tag/],
  ['FROM node:24', /no variable/],
  ['ARG BASE_IMAGE\nFROM ${BASE_IMAGE}', /no tag/],
  ['ARG BASE_IMAGE=node:24\nFROM ${OTHER_IMAGE}', /no tag/],
  ['ARG BASE_IMAGE=node:latest\nFROM ${BASE_IMAGE}', /latest/],
  ['FROM node:latest', /latest/],
  ['FROM node:24\nADD x /x', /ADD/],
  ['FROM node:24\nRUN npm i', /exec form/],
  ['FROM node:24\nCMD node x', /exec form/],
  ['FROM node:24\nRUN ["sudo", "x"]', /sudo/],
  ['FROM node:24\nRUN ["apt-get", "install", "x"]', /apt-get/],
  ['FROM node:24\nENV API_TOKEN=x', /secret/],
  ['FROM node:24\nARG PASSWORD', /secret/],
  ['FROM node:24\nWORKDIR app', /WORKDIR/],
  ['FROM node:24\nUSER root', /root/],
  ['FROM node:24\nUSER 1\nCMD ["x"]', /HEALTHCHECK/],
  ['FROM node:24\nHEALTHCHECK CMD ["x"]\nCMD ["x"]', /USER/],
  ['FROM node:24\nCMD ["a"]\nCMD ["b"]', /twice/],
  ['FROM node:24\nCOPY . .', /whole context/],
])('a Dockerfile with %j is refused', (text, fault) => {
  expect(faultsOfDockerfile(text).join('\n')).toMatch(fault)
})
