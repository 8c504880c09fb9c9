type Secrets = {
  config: { TELEGRAM_BOT_TOKEN?: string | undefined; TELEGRAM_WEBHOOK_SECRET?: string | undefined }
  keys: { hash: (...parts: string[]) => string }
}

/** The secret of the webhook: the secret that the operator configured, or a secret that every process derives from the shop's keys. */
export function webhookSecret({ config, keys }: Secrets): string {
  return config.TELEGRAM_WEBHOOK_SECRET ?? keys.hash('telegram-webhook', config.TELEGRAM_BOT_TOKEN ?? '')
}
