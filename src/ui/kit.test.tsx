import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Badge } from './feedback/badge.tsx'
import { Button } from './layout/button.tsx'
import { Card } from './layout/card.tsx'
import { Combobox } from './forms/combobox.tsx'
import { CopyButton } from './layout/copy-button.tsx'
import { Dialog } from './overlays/dialog.tsx'
import { Field } from './forms/field.tsx'
import { Icon } from './layout/icon.tsx'
import { MessagesProvider } from './text/messages.tsx'
import { Notice } from './feedback/notice.tsx'
import { Price } from './text/price.tsx'
import { ProgressLine } from './feedback/progress-line.tsx'
import { Segmented } from './forms/segmented.tsx'
import { SelectField } from './forms/select-field.tsx'
import { Sheet } from './overlays/sheet.tsx'
import { Skeleton } from './feedback/skeleton.tsx'
import { Spinner } from './feedback/spinner.tsx'
import { Stepper } from './forms/stepper.tsx'
import { Toaster } from './feedback/toast.tsx'

const nothing = () => undefined
const copyLabels = { copy: 'Copy', copied: 'Copied', failed: 'Not copied' }
const languages = [
  { value: 'ru', text: 'RU', label: 'Русский', href: '?lang=ru', lang: 'ru' },
  { value: 'en', text: 'EN', label: 'English', href: '?lang=en', lang: 'en' },
]

const kit: Record<string, ReactElement> = {
  badge: <Badge tone="ok">Ready</Badge>,
  button: <Button busy>Pay</Button>,
  card: <Card linked>Ganesha</Card>,
  combobox: (
    <Combobox
      label="City"
      value="Sa"
      suggestions={[{ value: 'Samara', text: 'Samara' }]}
      countText={String}
      onChange={nothing}
    />
  ),
  'copy-button': <CopyButton text="bc1q" labels={copyLabels} name="Copy the address" />,
  dialog: (
    <Dialog open title="Withdraw?" closeLabel="Close" onClose={nothing} foot="Yes">
      Sure?
    </Dialog>
  ),
  field: <Field label="Name" hint="As in the passport" error="Too short" value="A" onChange={nothing} />,
  icon: <Icon name="bag" />,
  notice: <Notice tone="warn">Only TRON</Notice>,
  price: <Price cents={27300} lang="en" prefix="from" />,
  'progress-line': <ProgressLine active label="Loading" />,
  segmented: <Segmented label="Language" value="ru" segments={languages} />,
  'select-field': (
    <SelectField label="Gender" value="" options={[{ value: '', text: 'not given' }]} onChange={nothing} />
  ),
  sheet: (
    <Sheet open title="Cart" closeLabel="Close" onClose={nothing}>
      Empty
    </Sheet>
  ),
  skeleton: <Skeleton lines={3} />,
  spinner: <Spinner label="Loading" />,
  stepper: (
    <Stepper label="Term" text="1 month" lessLabel="Less" moreLabel="More" onLess={nothing} onMore={undefined} />
  ),
  toast: <Toaster labels={{ region: 'Notifications ({hotkey})', close: 'Close', announcement: 'Notification' }} />,
}

describe('the interface kit on the server', () => {
  it.each(Object.entries(kit))(
    'renders a %s without an inline style, which the content policy blocks',
    (_, element) => {
      const page = (
        <MessagesProvider lang="en" dictionary={{}}>
          {element}
        </MessagesProvider>
      )
      expect(renderToString(page)).not.toContain('style=')
    },
  )
})

describe('a button of the kit', () => {
  it('keeps its text and the focus while it is busy', () => {
    const html = renderToString(<Button busy>Pay</Button>)
    expect(html).toMatch(/aria-busy="true" aria-disabled="true"/)
    expect(html).not.toContain(' disabled')
    expect(html).toContain('Pay')
  })

  it('is rendered as a link if it has an address', () => {
    expect(renderToString(<Button href="/options">Choose</Button>)).toMatch(
      /^<a class="[^"]+" href="\/options">(?:<span>)+Choose(?:<\/span>)+<\/a>$/,
    )
  })

  it('does not submit a form by default', () => {
    expect(renderToString(<Button>Pay</Button>)).toContain('type="button"')
    expect(renderToString(<Button type="submit">Pay</Button>)).toContain('type="submit"')
  })
})

describe('a field of the kit', () => {
  it('is named by its label, and described by hint and error', () => {
    const html = renderToString(
      <Field label="Name" hint="As in the passport" error="Too short" value="" onChange={nothing} />,
    )
    const id = /<label for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(`aria-invalid="true" aria-describedby="${id}hint ${id}error"`)
    expect(html).toContain(`id="${id}hint"`)
    expect(html).toContain(`id="${id}error"`)
  })

  it('is a text area if it has several lines', () => {
    expect(renderToString(<Field multiline label="Wish" value="Health" onChange={nothing} />)).toMatch(
      /<textarea[^>]*>Health/,
    )
  })
})

describe('a stepper (a number with plus and minus)', () => {
  it('keeps its button visible but disabled at the limit', () => {
    const html = renderToString(
      <Stepper label="Term" text="3 months" lessLabel="Less" moreLabel="More" onLess={nothing} onMore={undefined} />,
    )
    expect(html).toContain('aria-label="Less" aria-disabled="false"')
    expect(html).toContain('aria-label="More" aria-disabled="true"')
    expect(html).toMatch(/<output[^>]*aria-live="polite"[^>]*>(?:<span>)+3 months(?:<\/span>)+<\/output>/)
  })
})

describe('a notice of the kit', () => {
  it('interrupts a screen reader only for new warnings', () => {
    expect(renderToString(<Notice tone="danger" title="Failed" />)).toContain('role="alert"')
    expect(renderToString(<Notice tone="info" title="Wait" />)).toContain('role="status"')
    expect(renderToString(<Notice tone="danger" quiet title="Failed" />)).not.toContain('role=')
  })
})

describe('a combobox', () => {
  it('has a label, and no suggestions before typing', () => {
    const html = renderToString(
      <Combobox
        label="City"
        value="Sa"
        suggestions={[{ value: 'Samara', text: 'Samara' }]}
        countText={String}
        onChange={nothing}
      />,
    )
    expect(html).toMatch(/<input [^>]*role="combobox"/)
    expect(html).toContain('aria-expanded="false"')
    expect(html).toContain('autoComplete="off"')
    expect(html).not.toContain('listbox')
  })
})

describe('a select field', () => {
  it('is named by its label and described by its error', () => {
    const html = renderToString(
      <SelectField
        label="Gender"
        error="Choose one"
        value="Male"
        options={[{ value: 'Male', text: 'male' }]}
        onChange={nothing}
      />,
    )
    const id = /<label for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<select id="${id}"`)
    expect(html).toContain(`aria-invalid="true" aria-describedby="${id}error"`)
    expect(html).toContain('<option value="Male" selected="">male</option>')
  })
})
