/**
 * The kinds of a table's columns, as column names separated by spaces. `personal` and `sealed`: texts by a person or about a person. They are
 * exported and erased with the person's data. `trace`: data about a person that is not the person's own text (hashes, normalised words, the same text
 * in another form, secrets). It is erased with the person's data, but not exported. `kept`: not erased, because the accounting or the audit needs it.
 * `plain`: not about a person.
 */
type Kinds = { personal?: string; sealed?: string; trace?: string; kept?: string; plain?: string }

const PERSON = {
  personal: 'first_name last_name email occupation gender marital_status current_location',
  sealed: 'phone_number birth_date birth_time birth_place additional_notes',
}
const CHAIN = 'chain hash parent'

/** Every text and JSON column of the schema. A new column must be classified here, or a test fails. */
export const PERSONAL_COLUMNS: Record<string, Kinds> = {
  account: { personal: 'email', sealed: 'phone', trace: 'phone_hash', plain: 'id role lang staff_role staff_source' },
  alert: { plain: 'name' },
  analytics_counter: { plain: 'name path lang item variant' },
  analytics_purchase: { plain: 'transaction_id lang items' },
  archive_consent: { plain: 'id proof_id text_version lang withdrawn_by' },
  article: { plain: 'id image_url content_ru content_en seed_hash author related ru en scheduled_by redirect_to' },
  // Rows of this table are never changed or deleted. The shop writes no data into them that a person can have erased (docs/security.md).
  audit_entry: { kept: 'address before after', plain: 'id actor_id action subject subject_id' },
  calendar_day: { plain: 'place note' },
  card_attempt: { plain: 'id order_id provider ref url currency lang status attention' },
  catalogue_alias: { plain: 'kind alias target' },
  catalogue_list: { plain: 'kind content seed_hash base proposed proposed_hash' },
  catalogue_list_version: { plain: 'kind actor_id origin content' },
  catalogue_seed: { plain: 'kind id base proposed proposed_hash' },
  catalogue_version: { plain: 'kind id actor_id origin content' },
  chain_block: { plain: CHAIN },
  chain_watch: { plain: 'chain compared_id' },
  consent: { plain: 'id account_id text_version lang' },
  consultant_conversation: { sealed: 'turns', plain: 'id account_id lang' },
  consultant_handoff: { sealed: 'question', plain: 'id account_id lang answered_by' },
  currency_rate: { plain: 'currency source' },
  customer_order: {
    personal: 'customer_name customer_email',
    sealed: 'customer_phone',
    trace: 'mailbox customer_phone_hash',
    plain: 'id lang time_zone payment_method status account_id source',
  },
  customer_profile: { ...PERSON, plain: 'id account_id' },
  customer_profile_words: { trace: 'words', plain: 'id' },
  day_request: { plain: 'id order_id outcome answered_by' },
  day_link: { trace: 'token_hash', plain: 'id lines created_by' },
  day_link_file: { plain: 'media_id link_id digest' },
  discount_code: { plain: 'id code service_ids' },
  discount_use: { trace: 'customer_hash', plain: 'order_id code_id code' },
  email_texts: { plain: 'kind texts changed_by' },
  filled_words: { plain: 'name' },
  gift: { sealed: 'recipient note', trace: 'token', plain: 'id' },
  group_place: { sealed: 'family', plain: 'id group_id consent_version consent_lang' },
  group_ritual: { plain: 'id service_id created_by' },
  // Rows are only added, for the accounting. The table contains no names of customers.
  journal_entry: { kept: 'reference partner', plain: 'source month kind way currency order_id partner_id' },
  journal_month: { plain: 'month closed_by digest' },
  known_device: { trace: 'token_hash contact_hash' },
  manual_confirmation: { personal: 'note', kept: 'reference', plain: 'id order_id status way confirmed_by decided_by' },
  manual_reference: { kept: 'folded', plain: 'confirmation_id' },
  media: { plain: 'id kind format visibility name files alt_ru alt_en created_by' },
  media_upload: { plain: 'id account_id name visibility media_id fault' },
  message: {
    personal: 'recipient subject body',
    trace: 'html code words reply_to topic unsubscribe',
    plain: 'id channel lang last_fault',
  },
  name_change: { plain: 'id order_id changed_by' },
  name_reading: { sealed: 'readings', plain: 'id order_id account_id' },
  // The column contains words from names, without a link to a person.
  name_spelling: { plain: 'name latin devanagari' },
  order_call: { plain: 'order_id reason' },
  order_event: { personal: 'facts', plain: 'id order_id kind actor_id' },
  order_key: { trace: 'key body_hash owner', plain: 'order_id' },
  order_link: { plain: 'order_id link' },
  order_line: { plain: 'order_id item_id service_id tier intention_id names' },
  order_plan: { sealed: 'special_wishes participants', plain: 'id days consent_version consent_lang' },
  order_reminder: { trace: 'address_hash token_hash', plain: 'order_id kind' },
  order_words: { trace: 'words', plain: 'id' },
  page_version: { plain: 'page actor_id origin content' },
  partner: { personal: 'name', plain: 'id commission' },
  partner_client: { ...PERSON, trace: 'phone_hash words', plain: 'id partner_id consent_version lang' },
  partner_handover: { personal: 'note', plain: 'id partner_id undoes marked_by' },
  partner_order: { sealed: 'special_wishes participants note', plain: 'id partner_id client_id earned' },
  partner_payout: { personal: 'note', plain: 'id partner_id month marked_by' },
  passkey: { personal: 'name', trace: 'credential_id public_key', plain: 'id account_id transports' },
  payment: { plain: 'id order_id currency chain account address address_key status attention transaction_hash' },
  payment_account: { plain: 'id chain' },
  payment_policy: { plain: 'id policy changed_by' },
  performance_day: { plain: 'order_id' },
  performance_schedule: { plain: 'order_id priest_id reason answer' },
  priest: { trace: 'token_hash', plain: 'account_id' },
  priest_profile: {
    personal: 'school_ru school_en place_ru place_en text_ru text_en',
    // Certificates contain the name of the priest who performed the ritual.
    kept: 'name_ru name_en',
    plain: 'id account_id languages portrait_id ritual_ids',
  },
  proof: {
    personal: 'text_ru text_en',
    sealed: 'names sankalpa',
    plain: 'id order_id state place priest_id created_by token number published_by priest_name visibility',
  },
  proof_entry: { personal: 'note_ru note_en', plain: 'id proof_id created_by' },
  proof_entry_media: { plain: 'entry_id media_id' },
  proof_media: { plain: 'proof_id media_id' },
  provider_event: { plain: 'provider event_id' },
  rate_limit: { plain: 'key' },
  recovery_code: { trace: 'code_hash', plain: 'id account_id' },
  refund: {
    personal: 'reason',
    plain: 'id method reference order_id currency status note requested_by way provider_ref last_fault',
  },
  wish_translation: { sealed: 'translation', trace: 'wish_hash', plain: 'id lang source updated_by' },
  reminder_stop: { trace: 'address_hash', plain: 'kind' },
  review: {
    personal: 'decline_reason reply',
    sealed: 'body author_name',
    trace: 'token_hash',
    plain: 'id order_id state service_id lang',
  },
  review_decision: { personal: 'note', plain: 'method reference attention decision decided_by about' },
  ritual: {
    plain:
      'id image_url content_ru content_en seed_hash mantra ru en scheduled_by recording_url terms tier_numbers chosen_category redirect_to',
  },
  ritual_plan: { sealed: 'special_wishes participants', plain: 'id account_id' },
  sandbox_block: { plain: CHAIN },
  sandbox_card: { plain: 'ref attempt_id order_id status' },
  sandbox_chain: { plain: 'chain' },
  sandbox_rate: { plain: 'asset' },
  sandbox_transfer: { plain: 'chain transaction_hash currency address' },
  second_factor_challenge: { trace: 'challenge secret', plain: 'id session_id kind' },
  session: { personal: 'device', trace: 'token_hash', plain: 'id account_id role staff_role' },
  settlement: { plain: 'order_id method currency reference transaction_hash' },
  sheet_print: { plain: 'printed_by' },
  shop_milestone: { plain: 'name' },
  shop_settings: { plain: 'id settings changed_by' },
  sighting: { plain: 'payment_id transaction_hash currency chain' },
  sign_in_challenge: { trace: 'contact_hash browser_hash code_hash', plain: 'id' },
  staff_invitation: { plain: 'account_id role invited_by' },
  surplus: { plain: 'method reference order_id currency' },
  telegram_link: { sealed: 'chat_id', trace: 'chat_hash', plain: 'id account_id order_id lang' },
  telegram_request: { trace: 'token_hash', plain: 'account_id order_id lang' },
  totp_factor: { trace: 'secret', plain: 'id account_id' },
  transfer: { plain: 'chain block_hash currency payment_id transaction_hash' },
}

/** The names (`table.column`) of all columns of these kinds. */
export function columnsWith(...kinds: (keyof Kinds)[]): string[] {
  const names = (of: Kinds) => kinds.flatMap((kind) => of[kind]?.split(' ') ?? [])
  return Object.entries(PERSONAL_COLUMNS).flatMap(([table, of]) => names(of).map((column) => `${table}.${column}`))
}
