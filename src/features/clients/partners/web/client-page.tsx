import { useNavigation, Link } from '#ui/layout/link.tsx'
import { setApiData } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from './partner-calls.ts'
import { ClientForm } from './client-form.tsx'
import { useMessages } from './messages.ts'
import { Missing } from './partner-states.tsx'
import type { PartProps } from './dashboard-props.ts'
import styles from './partner.module.css'

/** The page of a new client, or of an existing client whom the partner views and changes. */
export function ClientPage({ id, root }: PartProps & { id: string }) {
  const messages = useMessages()
  const { go } = useNavigation()
  return (
    <section className={styles.part}>
      <Link href={`${root}?tab=clients`} className={styles.back}>
        <Icon name="arrow-left" size={16} /> {messages.back.clients}
      </Link>
      {id === 'new' ? (
        <>
          <h2 className="type-h3">{messages.clients.create}</h2>
          <ClientForm onSaved={(client) => go(`${root}?tab=clients&client=${client.id}`)} />
        </>
      ) : (
        <Known id={id} root={root} />
      )}
    </section>
  )
}

function Known({ id, root }: PartProps & { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const queryClient = useQueryClient()
  const query = useClient(id)
  return (
    <Loaded query={query} missing={<Missing title={messages.noClient} text={messages.noClientText} />}>
      {(client) => (
        <>
          <header className={styles.title}>
            <h2 className="type-h3">
              <bdi>
                {client.firstName} {client.lastName}
              </bdi>
            </h2>
            <Button as={Link} href={`${root}?tab=orders&order=new&client=${id}`}>
              {messages.clients.newOrder}
            </Button>
          </header>
          <ClientForm
            key={client.updatedAt}
            client={client}
            onSaved={(saved) =>
              setApiData(queryClient, '/api/partner/clients/{id}', { path: { id }, query: { lang } }, saved)
            }
          />
        </>
      )}
    </Loaded>
  )
}
