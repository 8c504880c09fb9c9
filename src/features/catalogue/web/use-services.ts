import { useQuery } from '#ui/query.ts'
import type { ServiceSummary } from '../schemas.ts'

/** All rituals with their prices, for whoever writes an order down for somebody. */
export const useServices = () => useQuery<ServiceSummary[]>({ queryKey: ['/api/services'] })
