alter table "review_decision" add column "about" jsonb;--> statement-breakpoint
-- A decision about coins that stay with their payment is about what was there, and about no more. Of those made before, that is what lay in
-- blocks of before; nothing is known of one where this stays null, and a person is asked once more.
update "review_decision" set "about" = (
  select jsonb_build_object(p."currency", greatest(coalesce(sum(t."units"), 0) - coalesce((
    select sum(r."units") from "refund" r where r."method" = 'crypto' and r."reference" = p."id" and r."reason" = 'review'), 0), 0)::text)
  from "payment" p
  left join ("transfer" t
    join "chain_block" b on b."chain" = t."chain" and b."hash" = t."block_hash"
    join "sighting" s on s."payment_id" = t."payment_id" and s."transaction_hash" = t."transaction_hash" and s."currency" = t."currency")
    on t."payment_id" = p."id" and t."currency" = p."currency" and s."first_seen_at" <= p."watch_until"
    and b."time" <= "review_decision"."decided_at"
  where p."id" = "review_decision"."reference"
  group by p."id", p."currency")
where "method" = 'crypto' and "decision" = 'dismissed' and "attention" in ('underpaid', 'late', 'order-not-payable');--> statement-breakpoint
update "review_decision" set "about" = (
  select jsonb_object_agg(came."currency", came."units"::text)
  from (
    select t."currency", sum(t."units") as "units"
    from "payment" p
    join "transfer" t on t."payment_id" = p."id"
    join "chain_block" b on b."chain" = t."chain" and b."hash" = t."block_hash"
    join "sighting" s on s."payment_id" = t."payment_id" and s."transaction_hash" = t."transaction_hash" and s."currency" = t."currency"
    where p."id" = "review_decision"."reference" and b."time" <= "review_decision"."decided_at"
      and case when t."currency" = p."currency" then s."first_seen_at" > p."watch_until"
        else s."first_seen_at" <= least(p."completed_at", p."watch_until") end
    group by t."currency"
  ) came)
where "method" = 'crypto' and "attention" in ('wrong-asset', 'after-watch');--> statement-breakpoint
update "review_decision" set "about" = (
  select jsonb_build_object(p."currency", greatest(p."credited" - p."confirmed", 0)::text)
  from "payment" p where p."id" = "review_decision"."reference" and p."credited" is not null)
where "method" = 'crypto' and "attention" = 'reverted';--> statement-breakpoint
-- Such a decision ends the reason; what came after it brings it back with the next block.
update "payment" set
  "status" = case
    when "status" <> 'review' then "status"
    when "received" > "confirmed" or ("closed_at" is null and "received" > 0) then 'partial'
    when "cancelled_at" is not null then 'cancelled'
    when "closed_at" is not null then 'expired'
    else 'pending' end,
  "attention" = null,
  "waiting" = true
from "review_decision" d
where d."method" = 'crypto' and d."reference" = "payment"."id" and d."attention" = "payment"."attention" and d."about" is not null
  and d."attention" in ('wrong-asset', 'after-watch', 'reverted');
