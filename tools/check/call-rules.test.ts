import { expect, test } from 'vitest'
import { faultsOfCalls } from './call-rules.ts'

const FEATURES = ['catalogue', 'orders', 'gifts']
const ROUTES = [
  { path: 'src/features/catalogue/routes.ts', text: "path: '/api/services/{id}'" },
  { path: 'src/features/orders/routes.ts', text: "path: '/api/orders/{id}'" },
  { path: 'src/features/gifts/routes.ts', text: "path: '/api/orders/{id}/gift'" },
  { path: 'src/features/gifts/routes-admin.ts', text: "const root = '/api/admin/gifts'; path: `${root}/{id}`" },
]
const faultsOf = (path: string, call: string) =>
  faultsOfCalls([...ROUTES, { path: `src/features/${path}`, text: `useApiQuery('${call}')` }], FEATURES)

test.each([
  ['orders/web/order-page.tsx', '/api/orders/{id}'],
  ['orders/web/order-page.tsx', '/api/services/{id}'],
  ['orders/web/order-page.tsx', '/api/shop'],
  ['orders/web/order-page.test.tsx', '/api/orders/{id}/gift'],
  ['gifts/web/admin/gift.tsx', '/api/admin/gifts/{id}'],
])('%s may name %s', (path, call) => {
  expect(faultsOf(path, call)).toEqual([])
})

test.each([
  ['catalogue/web/ritual-page.tsx', '/api/orders/{id}', 'orders'],
  ['orders/web/order-page.tsx', '/api/orders/{id}/gift', 'gifts'],
  ['orders/web/order-page.tsx', '/api/admin/gifts/{id}', 'gifts'],
])('%s may not name %s, a call of %s', (path, call, owner) => {
  const [feature] = path.split('/')
  expect(faultsOf(path, call)).toEqual([
    `src/features/${path}: ${call} is a call of ${owner}, which stands after ${feature}.`,
  ])
})
