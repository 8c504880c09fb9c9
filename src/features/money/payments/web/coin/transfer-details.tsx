import { Fragment, useId } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { CopyButton } from '#ui/layout/copy-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { BeginnersFold } from './beginners-fold.tsx'
import { CoinName } from './coin-name.tsx'
import { ExplorerLink } from './explorer-link.tsx'
import { addressGroups, toAsset, walletLink } from './coin-links.ts'
import type { ClientPayment } from '../payment-state.ts'
import styles from './transfer-details.module.css'
import { useShopSettings } from '../use-shop-settings.ts'
import { LiveText } from '#ui/feedback/live-text.tsx'
import { useMessages } from '../messages.ts'

type TransferDetailsProps = {
  payment: ClientPayment
  /** True if the shop also offers payment by card. */
  hasCard: boolean
  /** Leads back to the choice of a coin. Undefined if money has arrived, or if the shop offers only this coin. */
  onOtherCoin: (() => void) | undefined
}

/**
 * The details of a transfer, from top to bottom: the coin with its network, a link to a wallet on this device, amount, address, warning and
 * QR code.
 */
export function TransferDetails({ payment, hasCard, onOtherCoin }: TransferDetailsProps) {
  const { waiting } = useMessages()
  const shop = useShopSettings()
  const { currency, name, network, address, qrCode, received } = payment
  const amount = payment.due === '0' ? payment.amount : payment.due
  const labels = { copy: waiting.copy, copied: waiting.copied, failed: waiting.copyFailed }
  const wallet = shop && walletLink(currency, address, amount, shop.evmChainId)
  const amountId = useId()
  const addressId = useId()
  return (
    <div className={styles.details}>
      <p className={styles.coin}>
        <span className={styles.label}>{waiting.coin}</span>
        <span className={styles.badge}>
          <CoinName name={name} />
        </span>
        {onOtherCoin && (
          <Button kind="quiet" className={styles.other} onClick={onOtherCoin}>
            {waiting.otherCoin}
          </Button>
        )}
      </p>
      {wallet && (
        <div className={styles.wallet}>
          <Button href={wallet} kind="primary" wide>
            {waiting.wallet}
          </Button>
          <p className={styles.hint}>{shop.sandbox ? waiting.walletSandbox : waiting.walletText}</p>
        </div>
      )}
      <div className={styles.fact} role="group" aria-labelledby={amountId}>
        <p id={amountId} className={styles.label}>
          <LiveText>{received === '0' ? waiting.amount : waiting.amountDue}</LiveText>
        </p>
        <p className={styles.amount} translate="no">
          <span key={amount} className={styles.whole}>
            {amount}
          </span>{' '}
          <span key={currency}>{toAsset(currency)}</span>
        </p>
        <CopyButton text={amount} labels={labels} name={waiting.copyAmount} />
      </div>
      <div className={styles.fact} role="group" aria-labelledby={addressId}>
        <p className={styles.label}>
          <span id={addressId}>{waiting.address}</span> <span className={styles.of}>{network}</span>
        </p>
        <p key={address} className={`${styles.address} ${styles.whole} type-mono`} translate="no">
          <AddressText address={address} />
        </p>
        <CopyButton text={address} labels={labels} name={waiting.copyAddress} />
        <ExplorerLink currency={currency} kind="address" value={address} />
      </div>
      <Notice tone="warn" quiet>
        {waiting.warnings[currency]}
      </Notice>
      {qrCode && (
        <div className={styles.device}>
          <div className={styles.qr}>
            <img src={qrCode} alt={waiting.qr(name)} />
          </div>
          <p className={styles.hint}>{currency === 'BTC' ? waiting.qrText.withAmount : waiting.qrText.plain}</p>
        </div>
      )}
      <BeginnersFold hasCard={hasCard} />
      <details className={styles.exchange}>
        <summary>{waiting.exchange}</summary>
        <p>{waiting.exchangeText}</p>
      </details>
    </div>
  )
}

/**
 * Shows the address in groups of four characters. The groups have no spaces between them, so a customer who selects the text by hand copies
 * exactly the address.
 */
function AddressText({ address }: { address: string }) {
  return addressGroups(address).map((group, place) => (
    <Fragment key={place}>
      <span className={styles.group}>
        {group.map(({ text, isEdge }) => (isEdge ? <b key={text}>{text}</b> : text))}
      </span>
      <wbr />
    </Fragment>
  ))
}
