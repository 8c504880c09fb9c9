import { CertificatePage } from '#features/rites/proofs/web/certificate-page.tsx'
import { useShop } from '../shell/use-shop.ts'
import { proofPageModule } from './proof-page-module.ts'

export const page = proofPageModule(
  ({ params }) => <Certificate token={params.token ?? ''} />,
  (messages, ritual) => messages.certificate.title(ritual),
)

function Certificate({ token }: { token: string }) {
  const { origin } = useShop()
  return <CertificatePage key={token} token={token} origin={origin} />
}
