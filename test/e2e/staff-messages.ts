import { findSection } from '../../src/app/staff/sections.ts'
import { en as groupsEn } from '../../src/features/rites/group-rituals/messages/admin.en.ts'
import { ru as groupsRu } from '../../src/features/rites/group-rituals/messages/admin.ru.ts'
import { en as accountEn } from '../../src/features/people/accounts/messages/page-account.en.ts'
import { ru as accountRu } from '../../src/features/people/accounts/messages/page-account.ru.ts'
import { en as adminEn } from '../../src/features/office/today/messages/admin.en.ts'
import { ru as adminRu } from '../../src/features/office/today/messages/admin.ru.ts'
import { en as calendarEn } from '../../src/features/rites/calendar/messages/admin.en.ts'
import { ru as calendarRu } from '../../src/features/rites/calendar/messages/admin.ru.ts'
import { en as editorEn } from '../../src/features/catalogue/catalogue-editor/messages/admin.en.ts'
import { ru as editorRu } from '../../src/features/catalogue/catalogue-editor/messages/admin.ru.ts'
import { en as mediaEn } from '../../src/features/platform/media/messages/admin.en.ts'
import { ru as mediaRu } from '../../src/features/platform/media/messages/admin.ru.ts'
import { en as managementEn } from '../../src/features/rites/order-management/messages/admin.en.ts'
import { ru as managementRu } from '../../src/features/rites/order-management/messages/admin.ru.ts'
import { en as moneyEn } from '../../src/features/money/payments/messages/admin.en.ts'
import { ru as moneyRu } from '../../src/features/money/payments/messages/admin.ru.ts'
import { en as proofsEn } from '../../src/features/rites/proofs/messages/admin.en.ts'
import { ru as proofsRu } from '../../src/features/rites/proofs/messages/admin.ru.ts'
import { en as proofPageEn } from '../../src/features/rites/proofs/messages/page.en.ts'
import { ru as proofPageRu } from '../../src/features/rites/proofs/messages/page.ru.ts'
import { en as customersEn } from '../../src/features/clients/customers/messages/admin.en.ts'
import { ru as customersRu } from '../../src/features/clients/customers/messages/admin.ru.ts'
import { en as partnersEn } from '../../src/features/clients/partners/messages/admin.en.ts'
import { ru as partnersRu } from '../../src/features/clients/partners/messages/admin.ru.ts'
import { en as partnerPagesEn } from '../../src/features/clients/partners/messages/page.en.ts'
import { ru as partnerPagesRu } from '../../src/features/clients/partners/messages/page.ru.ts'
import { en as peopleEn } from '../../src/features/people/staff/messages/admin.en.ts'
import { ru as peopleRu } from '../../src/features/people/staff/messages/admin.ru.ts'
import { en as factorsEn } from '../../src/features/people/staff/messages/admin-second-factor.en.ts'
import { ru as factorsRu } from '../../src/features/people/staff/messages/admin-second-factor.ru.ts'
import { en as mailEn } from '../../src/features/platform/notifications/messages/admin.en.ts'
import { ru as mailRu } from '../../src/features/platform/notifications/messages/admin.ru.ts'
import { en as panelEn } from '../../src/ui/text/panel-messages.en.ts'
import { ru as panelRu } from '../../src/ui/text/panel-messages.ru.ts'

/** The texts of the panel, and of the pages that it opens to customers. */
export const STAFF_MESSAGES = {
  ru: {
    account: accountRu,
    admin: adminRu,
    calendar: calendarRu,
    editor: editorRu,
    media: mediaRu,
    management: managementRu,
    groups: groupsRu,
    money: moneyRu,
    panel: panelRu,
    proofs: proofsRu,
    customers: customersRu,
    partners: partnersRu,
    partnerPages: partnerPagesRu,
    people: peopleRu,
    factors: factorsRu,
    mail: mailRu,
    proofPage: proofPageRu,
  },
  en: {
    account: accountEn,
    admin: adminEn,
    calendar: calendarEn,
    editor: editorEn,
    media: mediaEn,
    management: managementEn,
    groups: groupsEn,
    money: moneyEn,
    panel: panelEn,
    proofs: proofsEn,
    customers: customersEn,
    partners: partnersEn,
    partnerPages: partnerPagesEn,
    people: peopleEn,
    factors: factorsEn,
    mail: mailEn,
    proofPage: proofPageEn,
  },
}

export function sectionTitle(id: string, lang: 'ru' | 'en' = 'en'): string {
  const section = findSection(id)
  if (!section) throw new Error(`the panel has no section ${id}`)
  return section.title[lang]
}
