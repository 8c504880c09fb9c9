import { expect, it } from 'vitest'
import { hasRight, RIGHTS, type Right } from './rights.ts'
import { STAFF_ROLES } from './role.ts'

it('the rights table lists the roles that have each right', () => {
  // The keys of the table of rights.
  const rights = Object.keys(RIGHTS) as Right[]
  const rows = rights.map((right) =>
    [right.padEnd(18), ...STAFF_ROLES.map((role) => (hasRight(role, right) ? role : '-').padEnd(8))]
      .join(' ')
      .trimEnd(),
  )
  expect(`\n${rows.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    today.read         owner    manager  editor   priest   viewer
    orders.read        owner    manager  -        -        viewer
    orders.change      owner    manager  -        -        -
    money.read         owner    manager  -        -        viewer
    money.change       owner    manager  -        -        -
    journal.close      owner    -        -        -        -
    catalogue.read     owner    manager  editor   -        viewer
    catalogue.change   owner    manager  editor   -        -
    media.change       owner    manager  editor   priest   -
    calendar.read      owner    manager  -        priest   viewer
    calendar.change    owner    manager  -        -        -
    sheets.read        owner    manager  -        priest   -
    proofs.read        owner    manager  -        priest   viewer
    proofs.create      owner    manager  -        priest   -
    proofs.publish     owner    manager  -        -        -
    groups.read        owner    manager  -        priest   viewer
    groups.change      owner    manager  -        -        -
    reviews.read       owner    manager  editor   -        viewer
    reviews.change     owner    manager  -        -        -
    discounts.read     owner    manager  -        -        viewer
    discounts.change   owner    manager  -        -        -
    customers.read     owner    manager  -        -        viewer
    customers.change   owner    manager  -        -        -
    customers.reveal   owner    manager  -        -        -
    partners.read      owner    manager  -        -        viewer
    partners.change    owner    manager  -        -        -
    staff.read         owner    manager  -        -        -
    staff.change       owner    manager  -        -        -
    settings.read      owner    manager  -        -        viewer
    settings.change    owner    manager  -        -        -
    policy.change      owner    -        -        -        -
    reports.read       owner    manager  -        -        viewer
    audit.read         owner    manager  -        -        viewer
    "
  `)
})

it('a visitor who is not a staff member has no right', () => {
  expect(hasRight(null, 'today.read')).toBe(false)
  expect(hasRight(undefined, 'today.read')).toBe(false)
})
