import { expect, test } from 'vitest'
import { npmEnvironment } from './processes.mjs'

test('an npm command inside another npm command inherits only the registry settings', () => {
  const outer = {
    HOME: '/home/someone',
    npm_config_prefix: '/elsewhere',
    npm_config_omit: 'dev',
    npm_config_package_lock: 'false',
    npm_lifecycle_event: 'start',
    npm_config_registry: 'https://registry.example/',
    npm_config_https_proxy: 'http://proxy.example',
    NPM_CONFIG_CAFILE: '/etc/ca.pem',
  }
  expect(npmEnvironment(outer)).toEqual({
    HOME: '/home/someone',
    npm_config_registry: 'https://registry.example/',
    npm_config_https_proxy: 'http://proxy.example',
    NPM_CONFIG_CAFILE: '/etc/ca.pem',
    PATH: '',
  })
})
