import { expect, test } from 'vitest'
import { faultsOfCalls } from './call-rules.ts'

const FEATURES = ['catalogue/catalogue', 'orders/orders', 'orders/gifts']
const ROUTES = [
  { path: 'src/features/catalogue/catalogue/routes.ts', text: "path: '/api/services/{id}'" },
  { path: 'src/features/orders/orders/routes.ts', text: "path: '/api/orders/{id}'" },
  { path: 'src/features/orders/gifts/routes.ts', text: "path: '/api/orders/{id}/gift'" },
  { path: 'src/features/orders/gifts/routes-admin.ts', text: "const root = '/api/admin/gifts'; path: `${root}/{id}`" },
]
const faultsOf = (path: string, call: string) =>
  faultsOfCalls([...ROUTES, { path: `src/features/${path}`, text: `useApiQuery('${call}')` }], FEATURES)

test.each([
  ['orders/orders/web/order-page.tsx', '/api/orders/{id}'],
  ['orders/orders/web/order-page.tsx', '/api/services/{id}'],
  ['orders/orders/web/order-page.tsx', '/api/shop'],
  ['orders/orders/web/order-page.test.tsx', '/api/orders/{id}/gift'],
  ['orders/gifts/web/admin/gift.tsx', '/api/admin/gifts/{id}'],
])('the file %s may contain the call %s', (path, call) => {
  expect(faultsOf(path, call)).toEqual([])
})

test.each([
  ['catalogue/catalogue/web/ritual-page.tsx', '/api/orders/{id}', 'orders/orders'],
  ['orders/orders/web/order-page.tsx', '/api/orders/{id}/gift', 'orders/gifts'],
  ['orders/orders/web/order-page.tsx', '/api/admin/gifts/{id}', 'orders/gifts'],
])('the file %s may not contain %s, which is a call of %s', (path, call, owner) => {
  const feature = path.split('/').slice(0, 2).join('/')
  expect(faultsOf(path, call)).toEqual([
    `src/features/${path}: ${call} is a call of ${owner}, which stands after ${feature}.`,
  ])
})
