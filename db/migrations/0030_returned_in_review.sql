-- Money of a coin's own payment that was given back in review counts no more, and stands among the refunds. What was decided before that was
-- so is brought to it: otherwise such a payment would be asked about once more, and its money could be sent back twice.
insert into "refund" ("id", "method", "reference", "order_id", "currency", "units", "status", "reason", "requested_by", "requested_at", "finished_at")
select distinct on (p."id") md5('review ' || p."id"), 'crypto', p."id", p."order_id", p."currency", came."units", 'done', 'review',
  d."decided_by", d."decided_at", d."decided_at"
from "review_decision" d
join "payment" p on p."id" = d."reference"
cross join lateral (
  select coalesce(sum(t."units"), 0) as "units"
  from "transfer" t
  join "chain_block" b on b."chain" = t."chain" and b."hash" = t."block_hash"
  where t."payment_id" = p."id" and t."currency" = p."currency" and b."time" <= d."decided_at"
) came
where d."method" = 'crypto' and d."decision" = 'returned' and d."attention" in ('underpaid', 'late', 'order-not-payable')
  and p."status" <> 'completed' and came."units" > 0
  and not exists (select 1 from "refund" r where r."method" = 'crypto' and r."reference" = p."id" and r."reason" = 'review')
order by p."id", d."decided_at" desc;--> statement-breakpoint
update "payment" set
  "status" = case when "cancelled_at" is null then 'expired' else 'cancelled' end,
  "attention" = null,
  "received" = greatest("received" - r."units", 0),
  "confirmed" = greatest("confirmed" - r."units", 0),
  "waiting" = true
from "refund" r
where r."method" = 'crypto' and r."reason" = 'review' and r."reference" = "payment"."id" and "payment"."status" = 'review'
  and "payment"."attention" in ('underpaid', 'late', 'order-not-payable') and "payment"."confirmed" >= r."units";
