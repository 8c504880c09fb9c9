// Made by `npm run api:generate` from the schemas of the routes. Do not edit.

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the account; the shop keeps only the order data that accounting needs
         * @description Access: signedIn. Requires a second factor within the last five minutes from staff.
         */
        delete: operations["deleteOwnAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consents to the storage of birth data, wishes and participants
         * @description Access: signedIn.
         */
        post: operations["giveConsent"];
        /**
         * Withdraws the consent and erases the data that was stored with this consent
         * @description Access: signedIn.
         */
        delete: operations["withdrawConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the stored data of the signed-in customer as a file
         * @description Access: signedIn.
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/addresses.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every address that was assigned to a payment (csv), in the order of the wallet
         * @description Access: staff with the right money.read. Requires a second factor within the last five minutes.
         */
        get: operations["exportAddressesCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/addresses.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every address that was assigned to a payment (xlsx), in the order of the wallet
         * @description Access: staff with the right money.read. Requires a second factor within the last five minutes.
         */
        get: operations["exportAddressesXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every article, including drafts
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["listArticleDrafts"];
        put?: never;
        /**
         * Create an article as a draft; if the id is missing, the shop derives it from the name
         * @description Access: staff with the right catalogue.change. The body has at most 1024 KB.
         */
        post: operations["createArticleDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest texts of an article in both languages, and their publication state
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getArticleDraft"];
        /**
         * Save texts of an article as a draft; omitted fields keep their values, and readers see no change before publication
         * @description Access: staff with the right catalogue.change. The body has at most 1024 KB.
         */
        put: operations["saveArticleDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an alias to an article; the address with the alias leads to the page
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["addArticleAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}/aliases/{alias}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an alias
         * @description Access: staff with the right catalogue.change.
         */
        delete: operations["removeArticleAlias"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide about the changes of a release: accept the listed fields into a draft, and keep the stored values of all other fields
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["settleArticleProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the newest texts of an article, now or at a given time, or unpublish an article
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["publishArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel the scheduled publication
         * @description Access: staff with the right catalogue.change.
         */
        delete: operations["unscheduleArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of the texts, newest first
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["listArticleVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}/versions/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version with all its texts
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getArticleVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/{id}/versions/{n}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the texts of an older version as a new version
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["restoreArticleVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/articles/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the display order: first the listed entries, then all other entries in their previous order
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["orderArticles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All changes by staff, the latest first
         * @description Access: staff with the right audit.read.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All kinds of change ever recorded
         * @description Access: staff with the right audit.read.
         */
        get: operations["listAuditActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest backups, and whether each could be restored in a test
         * @description Access: staff with the right settings.read.
         */
        get: operations["listBackups"];
        put?: never;
        /**
         * Requests a backup now; the list shows the backup when it is complete
         * @description Access: staff with the right settings.change.
         */
        post: operations["createBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scheduled performances of at most 62 days, with their participants and priests
         * @description Access: staff with the right calendar.read.
         */
        get: operations["listCalendarDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar-days/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the place for the rituals of a day, and a note for the priests
         * @description Access: staff with the right calendar.change.
         */
        put: operations["setDayNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar/{orderId}/{lineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the days of a line of a paid order; the new days replace the earlier days
         * @description Access: staff with the right calendar.change.
         */
        put: operations["schedulePerformance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar/{priestToken}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A priest’s calendar feed for calendar apps, by its secret link
         * @description Access: open.
         */
        get: operations["getPriestFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/calendar/unscheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items of paid orders that have no date yet, sorted by the time of payment
         * @description Access: staff with the right orders.read.
         */
        get: operations["listUnscheduled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories in both languages, and their editing state
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getCategoriesDraft"];
        /**
         * Save all categories together; readers see the change immediately
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["saveCategoriesDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide about the changes of a release: accept the listed paths, and keep the stored values of all other paths
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["settleCategoriesProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of the categories, newest first
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["listCategoriesVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/versions/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version with all its texts
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getCategoriesVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/versions/{n}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the categories of an older version
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["restoreCategoriesVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers and guests, most recently seen first; `q` is a part of the name or e-mail address, or a complete phone number
         * @description Access: staff with the right customers.read.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer; birth data, wishes and participants are masked
         * @description Access: staff with the right customers.read.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /**
         * Erases a person; the shop keeps only the order data that accounting needs
         * @description Access: staff with the right customers.change. Requires a second factor within the last five minutes.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the shop stores about a customer, as a file; the audit records the export
         * @description Access: staff with the right customers.change. Requires a second factor within the last five minutes.
         */
        get: operations["exportCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges this record of a person into another record; only the other record remains
         * @description Access: staff with the right customers.change. Requires a second factor within the last five minutes.
         */
        post: operations["mergeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveals masked data of a customer; the audit records who saw the data
         * @description Access: staff with the right customers.reveal.
         */
        post: operations["revealCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All discount codes with their uses, newest first
         * @description Access: staff with the right discounts.read.
         */
        get: operations["listDiscounts"];
        put?: never;
        /**
         * Creates a discount code: whole percents or a fixed amount
         * @description Access: staff with the right discounts.change. Requires a second factor within the last five minutes.
         */
        post: operations["createDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One discount code with its uses
         * @description Access: staff with the right discounts.read.
         */
        get: operations["getDiscount"];
        /**
         * Changes the given fields of a discount code, or switches the code off; orders that used the code keep their discount
         * @description Access: staff with the right discounts.change. Requires a second factor within the last five minutes.
         */
        put: operations["changeDiscount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every e-mail of the shop, filled with example data
         * @description Access: staff with the right settings.read.
         */
        get: operations["listEmailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one e-mail in both languages, and the texts that can be changed
         * @description Access: staff with the right settings.read.
         */
        get: operations["getEmailTemplate"];
        /**
         * Changes the texts of an e-mail; an omitted text is reset to the shop’s default
         * @description Access: staff with the right settings.change. Requires a second factor within the last five minutes.
         */
        put: operations["saveEmailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates/{kind}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A preview of an e-mail with unsaved texts
         * @description Access: staff with the right settings.read.
         */
        post: operations["previewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates/{kind}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an e-mail with example data to the caller; uses the given texts, or the saved texts if none are given
         * @description Access: staff with the right settings.change.
         */
        post: operations["sendTestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/group-rituals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rituals for many families, the newest hundred, the latest day first
         * @description Access: staff with the right groups.read.
         */
        get: operations["listAllGroupRituals"];
        put?: never;
        /**
         * Creates a group ritual: a ritual of the catalogue with a day, a number of places and a price per family
         * @description Access: staff with the right groups.change.
         */
        post: operations["createGroupRitual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/group-rituals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A group ritual, with its families
         * @description Access: staff with the right groups.read.
         */
        get: operations["getGroupRitualDetail"];
        /**
         * Changes the day, the price or the number of places, which cannot be less than the places taken
         * @description Access: staff with the right groups.change.
         */
        put: operations["changeGroupRitual"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/group-rituals/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a group ritual: stops the sale and cancels unpaid orders; paid orders are refunded one by one
         * @description Access: staff with the right groups.change.
         */
        post: operations["cancelGroupRitual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/group-rituals/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes a copy of one family’s published proof for every family that paid
         * @description Access: staff with the right proofs.publish.
         */
        post: operations["proveGroupRitual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/group-rituals/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The paid orders of a group ritual, with the amount that must be returned for each
         * @description Access: staff with the right money.read.
         */
        get: operations["listGroupReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/group-rituals/{id}/returns/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds the payment of one family for a cancelled ritual; a repeated call does not refund it again
         * @description Access: staff with the right money.change. Requires a second factor within the last five minutes.
         */
        post: operations["returnGroupPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/intentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The intentions in both languages, and their editing state
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getIntentionsDraft"];
        /**
         * Save all intentions together; readers see the change immediately
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["saveIntentionsDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/intentions/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide about the changes of a release: accept the listed paths, and keep the stored values of all other paths
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["settleIntentionsProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/intentions/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of the intentions, newest first
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["listIntentionsVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/intentions/versions/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version with all its texts
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getIntentionsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/intentions/versions/{n}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the intentions of an older version
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["restoreIntentionsVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files that pages can show, newest first
         * @description Access: staff with the right media.change.
         */
        get: operations["listMedia"];
        put?: never;
        /**
         * Uploads a picture, recording or PDF as a form: `file`, `alt.ru`, `alt.en`, `focus` as `0.5,0.5`
         * @description Access: staff with the right media.change.
         */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file, and the places where it is used
         * @description Access: staff with the right media.change.
         */
        get: operations["getMedia"];
        /**
         * Changes a file’s description, and the point that stays visible when it is cropped
         * @description Access: staff with the right media.change.
         */
        put: operations["updateMedia"];
        post?: never;
        /**
         * Deletes an unused file
         * @description Access: staff with the right media.change.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an upload in pieces
         * @description Access: staff with the right media.change.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of an upload
         * @description Access: staff with the right media.change.
         */
        get: operations["getUpload"];
        /**
         * Uploads the next piece, which begins at `offset`; the last piece completes the file
         * @description Access: staff with the right media.change.
         */
        put: operations["continueUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * E-mails and text messages, the newest first; `q` is a part of the address or the subject
         * @description Access: staff with the right orders.read.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message with its text
         * @description Access: staff with the right orders.read.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retries a failed message
         * @description Access: staff with the right orders.change.
         */
        post: operations["retryMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/missing-proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rituals of paid orders without a proof, in order of payment
         * @description Access: staff with the right proofs.read.
         */
        get: operations["listMissingProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/missing-proofs/{orderId}/{lineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ritual that the proof is for, and the staff who may have performed the ritual
         * @description Access: staff with the right proofs.create.
         */
        get: operations["getMissingProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/name-spellings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the spelling of a word of a name in Latin and Devanagari; an empty spelling restores the automatic spelling
         * @description Access: staff with the right sheets.read.
         */
        put: operations["setNameSpelling"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, the newest first
         * @description Access: staff with the right orders.read.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Creates an order for a customer, at catalogue prices
         * @description Access: staff with the right orders.change.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered orders as a file (csv)
         * @description Access: staff with the right orders.read. Requires a second factor within the last five minutes.
         */
        get: operations["exportOrdersCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered orders as a file (xlsx)
         * @description Access: staff with the right orders.read. Requires a second factor within the last five minutes.
         */
        get: operations["exportOrdersXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order with customer, plan, payments, timeline, notes and e-mails
         * @description Access: staff with the right orders.read.
         */
        get: operations["getOrderDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/gift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the recipient and the card text of a gift, as long as its ritual has not been performed
         * @description Access: staff with the right orders.change.
         */
        put: operations["changeOrderGift"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/messages/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an e-mail about the order again
         * @description Access: staff with the right orders.change.
         */
        post: operations["sendOrderMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a note that only staff see
         * @description Access: staff with the right orders.change.
         */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of matching orders, by status
         * @description Access: staff with the right orders.read.
         */
        get: operations["countOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculates the price of these lines without placing an order
         * @description Access: staff with the right orders.change.
         */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All partners by name, with totals; `q` is a part of the name or e-mail address
         * @description Access: staff with the right partners.read.
         */
        get: operations["listPartners"];
        put?: never;
        /**
         * Makes the account with this e-mail address a partner
         * @description Access: staff with the right partners.change. Requires a second factor within the last five minutes.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One partner, with orders and commission for each month
         * @description Access: staff with the right partners.read.
         */
        get: operations["getPartner"];
        /**
         * Changes the name or the commission of future orders, activates or deactivates the partner
         * @description Access: staff with the right partners.change. Requires a second factor within the last five minutes.
         */
        put: operations["updatePartner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records a payout for a month: the whole amount due, or a part of it
         * @description Access: staff with the right partners.change. Requires a second factor within the last five minutes.
         */
        post: operations["recordPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A partner’s commission for a month (UTC), by default the current one
         * @description Access: staff with the right partners.read.
         */
        get: operations["getStatementOfPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment policy
         * @description Access: staff with the right money.read.
         */
        get: operations["getPaymentPolicy"];
        /**
         * Changes the given fields of the policy; the change takes effect immediately, also for open payments
         * @description Access: staff with the right policy.change. Requires a second factor within the last five minutes.
         */
        put: operations["setPaymentPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All payment attempts by coin, card and manual confirmation, the newest first
         * @description Access: staff with the right money.read.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One payment attempt with all details
         * @description Access: staff with the right money.read.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds a card payment; the shop retries until the card service accepts or refuses the refund
         * @description Access: staff with the right money.change. Requires a second factor within the last five minutes.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that a surplus was returned to the customer outside the shop
         * @description Access: staff with the right money.change. Requires a second factor within the last five minutes.
         */
        post: operations["noteReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records the decision about a payment in review
         * @description Access: staff with the right money.change. Requires a second factor within the last five minutes.
         */
        post: operations["reviewPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms that an order was paid outside the shop; answers 202 if a second person must approve the confirmation
         * @description Access: staff with the right money.change. Requires a second factor within the last five minutes.
         */
        post: operations["confirmPaymentByHand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/manual/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves a confirmation as the second person
         * @description Access: staff with the right money.change. Requires a second factor within the last five minutes.
         */
        post: operations["approveManualPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/manual/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws a confirmation that waits for approval by a second person
         * @description Access: staff with the right money.change. Requires a second factor within the last five minutes.
         */
        post: operations["withdrawManualPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/priest-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All records of priests; published records first
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["listPriestProfiles"];
        put?: never;
        /**
         * Creates the record of a priest, with or without an account of the staff
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["createPriestProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/priest-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of a priest, by its id or by the id of its account
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getPriestProfile"];
        /**
         * Changes the given fields of a record; a published record needs a name
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["updatePriestProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/priests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The priests and their capacity per day
         * @description Access: staff with the right calendar.read.
         */
        get: operations["listPriests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/priests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets a priest’s capacity: performances per day
         * @description Access: staff with the right calendar.change.
         */
        put: operations["updatePriest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/priests/{id}/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a new link to a priest’s calendar; the earlier link stops working
         * @description Access: staff with the right calendar.change.
         */
        post: operations["createPriestFeed"];
        /**
         * Revokes the link to a priest’s calendar
         * @description Access: staff with the right calendar.change.
         */
        delete: operations["deletePriestFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Drafts of proofs, the oldest first, or published proofs, the newest first
         * @description Access: staff with the right proofs.read.
         */
        get: operations["listProofs"];
        put?: never;
        /**
         * Creates a draft proof of a performed ritual of a paid order, with photos or video
         * @description Access: staff with the right proofs.create.
         */
        post: operations["createProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proofs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proof with all its data
         * @description Access: staff with the right proofs.read.
         */
        get: operations["getProofDetail"];
        /**
         * Changes an unpublished proof
         * @description Access: staff with the right proofs.create.
         */
        put: operations["updateProof"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proofs/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer’s consent to the public archive, and the pictures that were checked for it
         * @description Access: staff with the right proofs.read.
         */
        get: operations["getProofArchive"];
        put?: never;
        post?: never;
        /**
         * Removes a ritual from the public archive; only its customer can agree again
         * @description Access: staff with the right proofs.publish.
         */
        delete: operations["endArchiveConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proofs/{id}/pictures/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Records whether a picture was checked for the public archive
         * @description Access: staff with the right proofs.publish.
         */
        put: operations["setProofPicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proofs/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the page, assigns the certificate number, sends an e-mail to the customer and moves the order to its next status; when repeated, keeps the names or uses the names of the plan (`names: plan`)
         * @description Access: staff with the right proofs.publish.
         */
        post: operations["publishProof"];
        /**
         * Unpublishes the page; an order with the status `ready` returns to `processing`
         * @description Access: staff with the right proofs.publish.
         */
        delete: operations["withdrawProof"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finished and requested refunds, the newest first
         * @description Access: staff with the right money.read.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on funnel for a period and the preceding one
         * @description Access: staff with the right reports.read.
         */
        get: operations["getFunnelReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/funnel.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on funnel as a table (csv)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getFunnelReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/funnel.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on funnel as a table (xlsx)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getFunnelReportXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on languages for a period and the preceding one
         * @description Access: staff with the right reports.read.
         */
        get: operations["getLanguagesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/languages.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on languages as a table (csv)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getLanguagesReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/languages.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on languages as a table (xlsx)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getLanguagesReportXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on payments for a period and the preceding one
         * @description Access: staff with the right reports.read.
         */
        get: operations["getPaymentsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/payments.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on payments as a table (csv)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getPaymentsReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/payments.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on payments as a table (xlsx)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getPaymentsReportXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/rituals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on rituals for a period and the preceding one
         * @description Access: staff with the right reports.read.
         */
        get: operations["getRitualsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/rituals.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on rituals as a table (csv)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getRitualsReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/rituals.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on rituals as a table (xlsx)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getRitualsReportXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on sales for a period and the preceding one
         * @description Access: staff with the right reports.read.
         */
        get: operations["getSalesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/sales.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on sales as a table (csv)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getSalesReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/sales.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on sales as a table (xlsx)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getSalesReportXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on sources for a period and the preceding one
         * @description Access: staff with the right reports.read.
         */
        get: operations["getSourcesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/sources.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on sources as a table (csv)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getSourcesReportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/sources.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report on sources as a table (xlsx)
         * @description Access: staff with the right reports.read. Requires a second factor within the last five minutes.
         */
        get: operations["getSourcesReportXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews that wait for moderation, the oldest first, or published or declined ones
         * @description Access: staff with the right reviews.read.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A review with all its data
         * @description Access: staff with the right reviews.read.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes a review, or declines it with a reason for its author
         * @description Access: staff with the right reviews.change.
         */
        put: operations["decideReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the shop’s reply to a review
         * @description Access: staff with the right reviews.change.
         */
        put: operations["replyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every ritual, including drafts
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["listServiceDrafts"];
        put?: never;
        /**
         * Create a ritual as a draft; if the id is missing, the shop derives it from the name
         * @description Access: staff with the right catalogue.change. The body has at most 1024 KB.
         */
        post: operations["createServiceDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest texts of a ritual in both languages, and their publication state
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getServiceDraft"];
        /**
         * Save texts of a ritual as a draft; omitted fields keep their values, and readers see no change before publication
         * @description Access: staff with the right catalogue.change. The body has at most 1024 KB.
         */
        put: operations["saveServiceDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an alias to a ritual; the address with the alias leads to the page
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["addServiceAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}/aliases/{alias}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an alias
         * @description Access: staff with the right catalogue.change.
         */
        delete: operations["removeServiceAlias"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide about the changes of a release: accept the listed fields into a draft, and keep the stored values of all other fields
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["settleServiceProposal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the newest texts of a ritual, now or at a given time, or unpublish a ritual
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["publishService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel the scheduled publication
         * @description Access: staff with the right catalogue.change.
         */
        delete: operations["unscheduleService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The versions of the texts, newest first
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["listServiceVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}/versions/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version with all its texts
         * @description Access: staff with the right catalogue.read.
         */
        get: operations["getServiceVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/{id}/versions/{n}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the texts of an older version as a new version
         * @description Access: staff with the right catalogue.change.
         */
        post: operations["restoreServiceVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-cards/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the display order: first the listed entries, then all other entries in their previous order
         * @description Access: staff with the right catalogue.change.
         */
        put: operations["orderServices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The browsers in which staff are signed in
         * @description Access: staff with the right staff.read.
         */
        get: operations["listStaffSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs a staff member out of one browser
         * @description Access: staff with the right staff.change.
         */
        delete: operations["endStaffSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings: names, contacts, payment methods, languages, legal facts, tiers and the payment policy
         * @description Access: staff with the right settings.read.
         */
        get: operations["getSettings"];
        /**
         * Changes the given sections and fields, immediately in every process. Only the owner can change the policy
         * @description Access: staff with the right settings.change. Requires a second factor within the last five minutes.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sheets/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sankalpa sheet of a day; the audit records the access
         * @description Access: staff with the right sheets.read.
         */
        get: operations["getSankalpaSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Staff members and invited people
         * @description Access: staff with the right staff.read.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Invites a person by e-mail; the person gets the role by signing in with that address within seven days
         * @description Access: staff with the right staff.change. Requires a second factor within the last five minutes.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the role of a staff member, and ends the person’s sessions
         * @description Access: staff with the right staff.change. Requires a second factor within the last five minutes.
         */
        put: operations["updateStaff"];
        post?: never;
        /**
         * Removes the role, the sessions and the second factors of a staff member, or withdraws an invitation
         * @description Access: staff with the right staff.change. Requires a second factor within the last five minutes.
         */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/surpluses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment attempts with money that must be returned, the oldest first
         * @description Access: staff with the right money.read.
         */
        get: operations["listSurpluses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The running version, its start time, and waiting work
         * @description Access: staff with the right settings.read.
         */
        get: operations["getSystem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work that waits for staff; parts that the caller’s role may not open are empty
         * @description Access: staff with the right today.read.
         */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wallets, and how many of the last addresses of each wallet are unpaid
         * @description Access: staff with the right money.read.
         */
        get: operations["listWallets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts an event on a page; stores nothing about the visitor
         * @description Access: open.
         */
        post: operations["recordEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The third-party services that a visitor can allow, and how long counts are stored
         * @description Access: open.
         */
        get: operations["getAnalyticsSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles-catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles and rituals to read
         * @description Access: open.
         */
        get: operations["listCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article
         * @description Access: open.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of an article: its text as safe HTML, and related data
         * @description Access: open.
         */
        get: operations["getArticleText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session; changes nothing if there is no session
         * @description Access: open.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in customer
         * @description Access: signedIn.
         */
        get: operations["getOwnAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a sign-in code to an e-mail address or a phone
         * @description Access: open.
         */
        post: operations["requestLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the caller’s second factor
         * @description Access: staff.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/passkey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a passkey; the caller must have passed the second factor recently
         * @description Access: staff.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/passkey/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Options to use a passkey
         * @description Access: staff.
         */
        post: operations["beginPasskeyVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/passkey/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the passkey that a browser created; for the first factor, the answer has the recovery codes
         * @description Access: staff.
         */
        post: operations["registerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/passkey/registration-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Options to create a passkey; for a further passkey, the caller must have passed the second factor recently
         * @description Access: staff.
         */
        post: operations["beginPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/passkey/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Passes the second factor with a passkey
         * @description Access: staff.
         */
        post: operations["verifyPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Passes the second factor with a recovery code; each code is valid once
         * @description Access: staff.
         */
        post: operations["useRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates ten recovery codes and returns them only once; earlier codes become invalid. The caller must have passed the second factor recently
         * @description Access: staff.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes the authenticator app; the caller must have passed the second factor recently
         * @description Access: staff.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers an authenticator app with one of its codes, and replaces an earlier app; for the first factor, the answer has the recovery codes
         * @description Access: staff.
         */
        post: operations["registerTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp/registration-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret for an authenticator app; for a further factor, the caller must have passed the second factor recently
         * @description Access: staff.
         */
        post: operations["beginTotpRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/totp/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Passes the second factor with a code of the app; each code is valid once, and may be one step early or late by the shop’s clock
         * @description Access: staff.
         */
        post: operations["verifyTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The browsers in which the customer is signed in
         * @description Access: signedIn.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends the customer’s session in one browser
         * @description Access: signedIn.
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with the code
         * @description Access: open.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coming group rituals, festivals and days of the moon, for the next 90 days
         * @description Access: open.
         */
        get: operations["getPublicCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a page of the card provider on which an order can be paid
         * @description Access: open.
         */
        post: operations["createCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a card payment
         * @description Access: open.
         */
        get: operations["getCardPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card/payment/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the card provider for the status of a payment now
         * @description Access: open.
         */
        post: operations["confirmCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The five categories in order: names, descriptions, icons and colours
         * @description Access: open.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consultant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the language model or the local consultant would answer now
         * @description Access: open.
         */
        get: operations["getConsultant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consultant/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a stored conversation
         * @description Access: open.
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consultant/handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands the conversation to staff, who answer by e-mail
         * @description Access: open. The body has at most 512 KB.
         */
        post: operations["handOverConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consultant/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the consultant; returns a stream of events: engine, text, cards, links, question, handoff, notice, done
         * @description Access: open. The body has at most 160 KB.
         */
        post: operations["askConsultant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a payment in one coin: returns an address and an amount for an order
         * @description Access: open.
         */
        post: operations["createCryptoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/payment/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a payment if no money has arrived
         * @description Access: open.
         */
        post: operations["cancelCryptoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/payment/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the link to a payment to the e-mail address of the order
         * @description Access: open.
         */
        post: operations["mailPaymentPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crypto/payment/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of a coin payment
         * @description Access: open.
         */
        get: operations["getCryptoPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the profile of the signed-in customer
         * @description Access: signedIn.
         */
        post: operations["createOwnProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the whole profile or single fields
         * @description Access: signedIn.
         */
        put: operations["updateOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer-profiles/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of the signed-in customer
         * @description Access: signedIn.
         */
        get: operations["getOwnProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discounts/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculates the discount of a code for these items; places no order and reserves no use of the code
         * @description Access: open.
         */
        post: operations["checkDiscountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gifts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The card of a paid gift
         * @description Access: open.
         */
        get: operations["getGiftCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group-rituals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Group rituals that can be joined now, the next first
         * @description Access: open.
         */
        get: operations["listGroupRituals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group-rituals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A group ritual: its day, price, and number of free places
         * @description Access: open.
         */
        get: operations["getGroupRitual"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group-rituals/{id}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserves a place for a family, and returns an order that must be paid within two hours
         * @description Access: open.
         */
        post: operations["takeGroupPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offered special intentions, by group
         * @description Access: open.
         */
        get: operations["listIntentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/name-readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How typed names will be read aloud: in Devanagari, and in the letters of the language
         * @description Access: open.
         */
        post: operations["readNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest hundred orders of the signed-in customer; the e-mail address of another customer is refused
         * @description Access: signedIn.
         */
        get: operations["listOwnOrders"];
        put?: never;
        /**
         * Places an order
         * @description Access: open.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order, for anyone who has the link of the order; the signed-in owner also sees participants and wishes
         * @description Access: open.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of an order at today’s prices, for a repeated order, and the lines that can no longer be ordered
         * @description Access: open.
         */
        get: operations["repeatOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/gift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an order is a gift; its signed-in owner also sees the recipient and the card’s address
         * @description Access: open.
         */
        get: operations["getOrderGift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days of one order, for anyone who has the link of the order; the signed-in owner also sees names and wish
         * @description Access: open.
         */
        get: operations["getOrderPlan"];
        /**
         * Saves names, wish and days of one paid order, by the link of the order; omitted fields stay unchanged, an empty text or day deletes the stored one
         * @description Access: open.
         */
        put: operations["saveOrderPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of the performed rituals of an order
         * @description Access: open.
         */
        get: operations["listOrderProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves an order along an allowed step; a step back needs a reason, `ready` needs a published proof
         * @description Access: staff with the right orders.change.
         */
        put: operations["setOrderStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms of sale, the privacy notice or the refund rules
         * @description Access: open.
         */
        get: operations["getLegalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/panchang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lunar days and festivals at Varanasi, 62 days at most
         * @description Access: open.
         */
        get: operations["listPanchangDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partner’s own clients, newest first, without birth data
         * @description Access: partner.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Creates a client; `consent` confirms that the client agreed to storing birth data
         * @description Access: partner.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One client with every field the partner entered
         * @description Access: partner.
         */
        get: operations["getClient"];
        /**
         * Changes the given fields of a client
         * @description Access: partner.
         */
        put: operations["updateClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calling partner and the commission rules
         * @description Access: partner.
         */
        get: operations["getOwnPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partner’s own orders, newest first
         * @description Access: partner.
         */
        get: operations["listPartnerOrders"];
        put?: never;
        /**
         * Places an order for a client; the shop calculates the price and returns the link to send
         * @description Access: partner.
         */
        post: operations["placePartnerOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with the texts that the partner wrote
         * @description Access: partner.
         */
        get: operations["getPartnerOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/orders/{id}/manual-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a payment outside the shop, once per order; staff must approve a payment above the limit of the policy
         * @description Access: partner.
         */
        post: operations["reportManualPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/orders/{id}/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the link was sent to the client; a repeated call changes nothing
         * @description Access: partner.
         */
        post: operations["markPaymentLinkSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculates the price of an order without placing the order
         * @description Access: partner.
         */
        post: operations["quotePartnerOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commission and payouts of a month (UTC), by default the current one
         * @description Access: partner.
         */
        get: operations["getPartnerStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commission and payouts of a month (UTC) as a table (csv), one row per ritual
         * @description Access: partner.
         */
        get: operations["getPartnerStatementCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/statement.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commission and payouts of a month (UTC) as a table (xlsx), one row per ritual
         * @description Access: partner.
         */
        get: operations["getPartnerStatementXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment methods that are available now
         * @description Access: open.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most 5 cities by the first letters of their Russian or English names
         * @description Access: open.
         */
        get: operations["suggestPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/priests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The priests who perform the rituals, as the public pages show them
         * @description Access: open.
         */
        get: operations["listPublicPriests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public archive: performed rituals whose customers agreed to it, without names, the newest first
         * @description Access: open.
         */
        get: operations["listArchivedProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of a performed ritual; it shows initials, unless the customer made the names public
         * @description Access: open.
         */
        get: operations["getProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the customer agreed to show this ritual in the public archive
         * @description Access: signedIn.
         */
        get: operations["getArchiveConsent"];
        /**
         * The customer agrees to show this ritual in the public archive
         * @description Access: signedIn.
         */
        put: operations["giveArchiveConsent"];
        post?: never;
        /**
         * The customer withdraws the consent, and the ritual leaves the archive
         * @description Access: signedIn.
         */
        delete: operations["withdrawArchiveConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proofs/{token}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Shows or hides the customer’s names on the page, withdraws the page or restores the page
         * @description Access: signedIn.
         */
        put: operations["setProofVisibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reminders/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the link of a reminder switches off, and whether it is still on
         * @description Access: open.
         */
        get: operations["getReminderLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/own/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the review of a personal link to the author of the review
         * @description Access: open.
         */
        get: operations["getOwnReview"];
        /**
         * Creates or changes the review that belongs to a personal link; staff moderate the review before it is published
         * @description Access: open.
         */
        put: operations["writeOwnReview"];
        post?: never;
        /**
         * Withdraws a review and deletes its text
         * @description Access: open.
         */
        delete: operations["withdrawOwnReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ritual-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer’s own plan
         * @description Access: signedIn.
         */
        get: operations["getOwnPlan"];
        put?: never;
        /**
         * Saves the customer’s own plan
         * @description Access: signedIn.
         */
        post: operations["saveOwnPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/card/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A simulated card checkout
         * @description Access: sandbox.
         */
        get: operations["getSandboxCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/card/{ref}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the decision of the simulated bank: pay, decline, pay-wrong-amount or expire
         * @description Access: sandbox.
         */
        post: operations["decideSandboxCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/chain/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mines blocks on a simulated chain
         * @description Access: sandbox.
         */
        post: operations["mineSandboxBlocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/chain/outage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops or starts the simulated node of a coin
         * @description Access: sandbox.
         */
        post: operations["setSandboxOutage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/chain/reorg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the newest blocks of a simulated chain by empty blocks
         * @description Access: sandbox.
         */
        post: operations["reorganiseSandboxChain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/chain/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a transfer to the mempool of a simulated chain
         * @description Access: sandbox.
         */
        post: operations["sendSandboxTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/chains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The simulated chains
         * @description Access: sandbox.
         */
        get: operations["listSandboxChains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves the shop’s clock forward
         * @description Access: sandbox.
         */
        post: operations["advanceSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sent e-mails and text messages, newest first
         * @description Access: sandbox.
         */
        get: operations["listSandboxMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/messages/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An e-mail as its reader sees it, as a page for the sandbox inbox
         * @description Access: sandbox.
         */
        get: operations["getSandboxMessagePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest payments
         * @description Access: sandbox.
         */
        get: operations["listSandboxPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a rate in dollars for one coin
         * @description Access: sandbox.
         */
        post: operations["setSandboxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search rituals and articles by words in Russian or English
         * @description Access: open.
         */
        get: operations["searchCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rituals as cards
         * @description Access: open.
         */
        get: operations["listServiceCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All rituals, without their articles
         * @description Access: open.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ritual
         * @description Access: open.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published reviews of a ritual, the newest first
         * @description Access: open.
         */
        get: operations["listServiceReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/services/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of a ritual: its article as safe HTML, and related data. If only an article has this id, the page of the article
         * @description Access: open.
         */
        get: operations["getServiceText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names and contacts of the shop
         * @description Access: open.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verifies a certificate number; for a valid number, the answer names the ritual
         * @description Access: open.
         */
        get: operations["verifyCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same calendar as an iCalendar feed (RFC 5545) for calendar apps
         * @description Access: open.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Model Context Protocol over streamable HTTP: tools and resources that read the catalogue
         * @description Access: program.
         */
        post: operations["sendAgentMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture as `{width}.{avif|webp|jpg}`, any other file as `file.{ext}`; `Range` requests a part of the file
         * @description Access: open.
         */
        get: operations["getMediaFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proof/{token}/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificate of a performed ritual as PDF
         * @description Access: open.
         */
        get: operations["getCertificatePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proof/{token}/certificate.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificate of a performed ritual as PNG
         * @description Access: open.
         */
        get: operations["getCertificatePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches off the reminders of this link; mail programs call it with one press (RFC 8058)
         * @description Access: webhook.
         */
        post: operations["stopReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            /** @description A stable code for programs. */
            code: string;
            errors?: {
                message: string;
                path: string;
            }[];
            /** @description A text for people, in the requested language. */
            message: string;
            requestId: string;
            status: number;
            title: string;
        } & {
            [key: string]: unknown;
        };
    };
    responses: {
        /** @description The request is malformed. */
        Problem400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is not signed in. */
        Problem401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may not use this call, or a page of another site sent it. */
        Problem403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The requested item does not exist, or it belongs to somebody else. */
        Problem404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this change. */
        Problem409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        Problem413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        Problem415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The input is invalid; `errors` names each field. */
        Problem422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. */
        Problem429: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An internal error. */
        Problem500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A dependency is unavailable. */
        Problem503: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A disk of the shop is full. */
        Problem507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Lang: "ru" | "en";
        /** @description The shop’s own origin. Browsers send it automatically. */
        Origin: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    deleteOwnAccount: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    confirm: true;
                };
            };
        };
        responses: {
            /** @description Deletes the account; the shop keeps only the order data that accounting needs */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    giveConsent: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Consents to the storage of birth data, wishes and participants */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        given: boolean;
                        givenAt: string | null;
                        textVersion: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdraws the consent and erases the data that was stored with this consent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exports the stored data of the signed-in customer as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportAddressesCsv: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every address that was assigned to a payment (csv), in the order of the wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportAddressesXlsx: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every address that was assigned to a payment (xlsx), in the order of the wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listArticleDrafts: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                q?: string;
                state?: "draft" | "published" | "changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every article, including drafts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            category: string | null;
                            completeness: {
                                en: {
                                    filled: number;
                                    missing: string[];
                                    total: number;
                                };
                                ru: {
                                    filled: number;
                                    missing: string[];
                                    total: number;
                                };
                            };
                            editedAt: string | null;
                            hasProposal: boolean;
                            id: string;
                            name: {
                                en: string;
                                ru: string;
                            };
                            position: number;
                            price: number | null;
                            published: boolean;
                            publishedVersion: number | null;
                            scheduled: {
                                at: string;
                                version: number;
                            } | null;
                            /** @enum {string} */
                            state: "draft" | "published" | "changed";
                            version: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createArticleDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    author?: string;
                    en?: {
                        content?: string;
                        description?: string;
                        intro?: string;
                        keywords?: string[];
                        name?: string;
                        seo_description?: string;
                        seo_title?: string;
                        tags?: string[];
                    };
                    id?: string;
                    image_url?: string | null;
                    related?: string[];
                    ru?: {
                        content?: string;
                        description?: string;
                        intro?: string;
                        keywords?: string[];
                        name?: string;
                        seo_description?: string;
                        seo_title?: string;
                        tags?: string[];
                    };
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Create an article as a draft; if the id is missing, the shop derives it from the name */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getArticleDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest texts of an article in both languages, and their publication state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveArticleDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    author?: string;
                    en?: {
                        content?: string;
                        description?: string;
                        intro?: string;
                        keywords?: string[];
                        name?: string;
                        seo_description?: string;
                        seo_title?: string;
                        tags?: string[];
                    };
                    image_url?: string | null;
                    related?: string[];
                    ru?: {
                        content?: string;
                        description?: string;
                        intro?: string;
                        keywords?: string[];
                        name?: string;
                        seo_description?: string;
                        seo_title?: string;
                        tags?: string[];
                    };
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Save texts of an article as a draft; omitted fields keep their values, and readers see no change before publication */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    addArticleAlias: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alias: string;
                };
            };
        };
        responses: {
            /** @description Add an alias to an article; the address with the alias leads to the page */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeArticleAlias: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                alias: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove an alias */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    settleArticleProposal: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    take: ("ru.name" | "ru.intro" | "ru.description" | "ru.tags" | "ru.content" | "ru.seo_title" | "ru.seo_description" | "ru.keywords" | "en.name" | "en.intro" | "en.description" | "en.tags" | "en.content" | "en.seo_title" | "en.seo_description" | "en.keywords" | "author" | "related" | "image_url")[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Decide about the changes of a release: accept the listed fields into a draft, and keep the stored values of all other fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    publishArticle: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    at?: string | null;
                    published: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Publish the newest texts of an article, now or at a given time, or unpublish an article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unscheduleArticle: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel the scheduled publication */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listArticleVersions: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of the texts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            at: string | null;
                            by: {
                                email: string | null;
                                id: string;
                            } | null;
                            changed: string[];
                            isPublished: boolean;
                            n: number;
                            /** @enum {string} */
                            origin: "shipped" | "created" | "edited" | "restored" | "proposal";
                            restoredFrom: number | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getArticleVersion: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One version with all its texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        at: string | null;
                        author: string;
                        by: {
                            email: string | null;
                            id: string;
                        } | null;
                        changed: string[];
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        image_url: string | null;
                        isPublished: boolean;
                        n: number;
                        /** @enum {string} */
                        origin: "shipped" | "created" | "edited" | "restored" | "proposal";
                        related: string[];
                        restoredFrom: number | null;
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreArticleVersion: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Restore the texts of an older version as a new version */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        author: string;
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        id: string;
                        image_url: string | null;
                        position: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        related: string[];
                        ru: {
                            content: string;
                            description: string;
                            intro: string;
                            keywords: string[];
                            name: string;
                            seo_description: string;
                            seo_title: string;
                            tags: string[];
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    orderArticles: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Set the display order: first the listed entries, then all other entries in their previous order */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                cursor?: string;
                from?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                to?: string;
                what?: string;
                who?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All changes by staff, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            address: string | null;
                            after?: unknown;
                            before?: unknown;
                            id: string;
                            subject: string;
                            subjectId: string;
                            subjectName: string;
                            what: string;
                            when: string;
                            who: {
                                email: string;
                                id: string;
                                name: string;
                            };
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listAuditActions: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds of change ever recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        actions: string[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listBackups: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest backups, and whether each could be restored in a test */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: number;
                        everyHours: number;
                        isLate: boolean;
                        isScheduled: boolean;
                        isSealed: boolean;
                        items: {
                            bytes: number;
                            check: {
                                at: string;
                                fault: string | null;
                                seconds: number;
                            } | null;
                            files: number;
                            isSealed: boolean;
                            madeAt: string;
                            name: string;
                            rows: number;
                            version: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createBackup: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests a backup now; the list shows the backup when it is complete */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: number;
                        everyHours: number;
                        isLate: boolean;
                        isScheduled: boolean;
                        isSealed: boolean;
                        items: {
                            bytes: number;
                            check: {
                                at: string;
                                fault: string | null;
                                seconds: number;
                            } | null;
                            files: number;
                            isSealed: boolean;
                            madeAt: string;
                            name: string;
                            rows: number;
                            version: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCalendarDays: {
        parameters: {
            query: {
                from: string;
                lang?: components["parameters"]["Lang"];
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scheduled performances of at most 62 days, with their participants and priests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            about: string[];
                            capacity: {
                                capacity: number;
                                name: string;
                                priestId: string;
                                taken: number;
                            }[];
                            conflicts: {
                                /** @enum {string} */
                                kind: "over-capacity" | "no-priest" | "priest-left" | "before-start";
                                orderId?: string;
                                priestId?: string;
                            }[];
                            date: string;
                            festival: string | null;
                            isAmavasya: boolean;
                            isEkadashi: boolean;
                            isPurnima: boolean;
                            nakshatra: string;
                            note: string;
                            performances: {
                                conflicts: ("over-capacity" | "no-priest" | "priest-left" | "before-start")[];
                                days: string[];
                                k: number;
                                lineId: string;
                                n: number;
                                name: string;
                                number: string;
                                orderId: string;
                                people: {
                                    count: number;
                                    initials: string[];
                                    names: string[] | null;
                                };
                                performsAt?: string;
                                priest: {
                                    id: string;
                                    name: string;
                                } | null;
                                quantity: number;
                                serviceId: string;
                                startDate: string | null;
                                /** @enum {string} */
                                status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                                /** @enum {string|null} */
                                tier: "basic" | "enhanced" | "premium" | null;
                                version: number;
                                weeks: number;
                            }[];
                            place: string;
                            reason?: string;
                            recommended: {
                                reason: string;
                                serviceId: string;
                            }[];
                            tithi: {
                                name: string;
                                number: number;
                                /** @enum {string} */
                                paksha: "shukla" | "krishna";
                            };
                            version: number;
                        }[];
                        next: null;
                        today: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setDayNote: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                date: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                    place: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Sets the place for the rituals of a day, and a note for the priests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        date: string;
                        note: string;
                        place: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    schedulePerformance: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                lineId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: string[];
                    priestId?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Sets the days of a line of a paid order; the new days replace the earlier days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: string[];
                        lineId: string;
                        orderId: string;
                        priestId: string | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPriestFeed: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                priestToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A priest’s calendar feed for calendar apps, by its secret link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listUnscheduled: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items of paid orders that have no date yet, sorted by the time of payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            lineId: string;
                            name: string;
                            number: string;
                            orderId: string;
                            people: {
                                count: number;
                                initials: string[];
                                names: string[] | null;
                            };
                            performsAt?: string;
                            quantity: number;
                            serviceId: string;
                            startDate: string | null;
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            /** @enum {string|null} */
                            tier: "basic" | "enhanced" | "premium" | null;
                            version: number;
                            weeks: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCategoriesDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories in both languages, and their editing state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: {
                            /** @enum {string} */
                            colour: "ochre" | "leaf" | "rose" | "azure" | "violet";
                            en: {
                                description: string;
                                name: string;
                            };
                            /** @enum {string} */
                            icon: "jar" | "leaf" | "rings" | "shield" | "lotus" | "sun" | "lamp" | "book";
                            /** @enum {string} */
                            id: "careerSuccess" | "healthHealing" | "familyRelationships" | "protectionPurification" | "spiritualWisdom";
                            ru: {
                                description: string;
                                name: string;
                            };
                        }[];
                        completeness: {
                            en: {
                                filled: number;
                                total: number;
                            };
                            ru: {
                                filled: number;
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveCategoriesDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    categories: {
                        /** @enum {string} */
                        colour: "ochre" | "leaf" | "rose" | "azure" | "violet";
                        en: {
                            description: string;
                            name: string;
                        };
                        /** @enum {string} */
                        icon: "jar" | "leaf" | "rings" | "shield" | "lotus" | "sun" | "lamp" | "book";
                        /** @enum {string} */
                        id: "careerSuccess" | "healthHealing" | "familyRelationships" | "protectionPurification" | "spiritualWisdom";
                        ru: {
                            description: string;
                            name: string;
                        };
                    }[];
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Save all categories together; readers see the change immediately */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: {
                            /** @enum {string} */
                            colour: "ochre" | "leaf" | "rose" | "azure" | "violet";
                            en: {
                                description: string;
                                name: string;
                            };
                            /** @enum {string} */
                            icon: "jar" | "leaf" | "rings" | "shield" | "lotus" | "sun" | "lamp" | "book";
                            /** @enum {string} */
                            id: "careerSuccess" | "healthHealing" | "familyRelationships" | "protectionPurification" | "spiritualWisdom";
                            ru: {
                                description: string;
                                name: string;
                            };
                        }[];
                        completeness: {
                            en: {
                                filled: number;
                                total: number;
                            };
                            ru: {
                                filled: number;
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    settleCategoriesProposal: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    take: string[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Decide about the changes of a release: accept the listed paths, and keep the stored values of all other paths */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: {
                            /** @enum {string} */
                            colour: "ochre" | "leaf" | "rose" | "azure" | "violet";
                            en: {
                                description: string;
                                name: string;
                            };
                            /** @enum {string} */
                            icon: "jar" | "leaf" | "rings" | "shield" | "lotus" | "sun" | "lamp" | "book";
                            /** @enum {string} */
                            id: "careerSuccess" | "healthHealing" | "familyRelationships" | "protectionPurification" | "spiritualWisdom";
                            ru: {
                                description: string;
                                name: string;
                            };
                        }[];
                        completeness: {
                            en: {
                                filled: number;
                                total: number;
                            };
                            ru: {
                                filled: number;
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCategoriesVersions: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of the categories, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            at: string | null;
                            by: {
                                email: string | null;
                                id: string;
                            } | null;
                            changed: string[];
                            isPublished: boolean;
                            n: number;
                            /** @enum {string} */
                            origin: "shipped" | "created" | "edited" | "restored" | "proposal";
                            restoredFrom: number | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCategoriesVersion: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One version with all its texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        at: string | null;
                        by: {
                            email: string | null;
                            id: string;
                        } | null;
                        categories: {
                            /** @enum {string} */
                            colour: "ochre" | "leaf" | "rose" | "azure" | "violet";
                            en: {
                                description: string;
                                name: string;
                            };
                            /** @enum {string} */
                            icon: "jar" | "leaf" | "rings" | "shield" | "lotus" | "sun" | "lamp" | "book";
                            /** @enum {string} */
                            id: "careerSuccess" | "healthHealing" | "familyRelationships" | "protectionPurification" | "spiritualWisdom";
                            ru: {
                                description: string;
                                name: string;
                            };
                        }[];
                        changed: string[];
                        isPublished: boolean;
                        n: number;
                        /** @enum {string} */
                        origin: "shipped" | "created" | "edited" | "restored" | "proposal";
                        restoredFrom: number | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreCategoriesVersion: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                n: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Restore the categories of an older version */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: {
                            /** @enum {string} */
                            colour: "ochre" | "leaf" | "rose" | "azure" | "violet";
                            en: {
                                description: string;
                                name: string;
                            };
                            /** @enum {string} */
                            icon: "jar" | "leaf" | "rings" | "shield" | "lotus" | "sun" | "lamp" | "book";
                            /** @enum {string} */
                            id: "careerSuccess" | "healthHealing" | "familyRelationships" | "protectionPurification" | "spiritualWisdom";
                            ru: {
                                description: string;
                                name: string;
                            };
                        }[];
                        completeness: {
                            en: {
                                filled: number;
                                total: number;
                            };
                            ru: {
                                filled: number;
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers and guests, most recently seen first; `q` is a part of the name or e-mail address, or a complete phone number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            createdAt: string;
                            email: string;
                            id: string;
                            /** @enum {string} */
                            kind: "account" | "guest";
                            /** @enum {string} */
                            lang: "ru" | "en";
                            lastOrderAt: string | null;
                            name: string;
                            orders: number;
                            paidUsd: number;
                            phone: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCustomer: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One customer; birth data, wishes and participants are masked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consents: {
                            givenAt: string;
                            textVersion: string;
                            withdrawnAt: string | null;
                        }[];
                        createdAt: string;
                        email: string;
                        id: string;
                        isMasked: boolean;
                        /** @enum {string} */
                        kind: "account" | "guest";
                        /** @enum {string} */
                        lang: "ru" | "en";
                        lastOrderAt: string | null;
                        name: string;
                        orderList: {
                            createdAt: string;
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            totalUsd: number;
                        }[];
                        orders: number;
                        paidUsd: number;
                        personal: {
                            additionalNotes: string;
                            birthDate: string;
                            birthPlace: string;
                            birthTime: string;
                            isTimeUncertain: string;
                            participants: string;
                            specialWishes: string;
                        };
                        phone: string;
                        planStart: string | null;
                        profile: {
                            currentLocation: string;
                            firstName: string;
                            gender: string;
                            lastName: string;
                            maritalStatus: string;
                            occupation: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    confirm: true;
                };
            };
        };
        responses: {
            /** @description Erases a person; the shop keeps only the order data that accounting needs */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportCustomer: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything the shop stores about a customer, as a file; the audit records the export */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    mergeCustomer: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    into: string;
                };
            };
        };
        responses: {
            /** @description Merges this record of a person into another record; only the other record remains */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consents: {
                            givenAt: string;
                            textVersion: string;
                            withdrawnAt: string | null;
                        }[];
                        createdAt: string;
                        email: string;
                        id: string;
                        isMasked: boolean;
                        /** @enum {string} */
                        kind: "account" | "guest";
                        /** @enum {string} */
                        lang: "ru" | "en";
                        lastOrderAt: string | null;
                        name: string;
                        orderList: {
                            createdAt: string;
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            totalUsd: number;
                        }[];
                        orders: number;
                        paidUsd: number;
                        personal: {
                            additionalNotes: string;
                            birthDate: string;
                            birthPlace: string;
                            birthTime: string;
                            isTimeUncertain: string;
                            participants: string;
                            specialWishes: string;
                        };
                        phone: string;
                        planStart: string | null;
                        profile: {
                            currentLocation: string;
                            firstName: string;
                            gender: string;
                            lastName: string;
                            maritalStatus: string;
                            occupation: string;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    revealCustomer: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Reveals masked data of a customer; the audit records who saw the data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        personal: {
                            additionalNotes: string;
                            birthDate: string;
                            birthPlace: string;
                            birthTime: string;
                            isTimeUncertain: string;
                            participants: string;
                            specialWishes: string;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All discount codes with their uses, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            active: boolean;
                            amountUsd: number | null;
                            code: string;
                            createdAt: string;
                            from: string | null;
                            givenUsd: number;
                            id: string;
                            isExceeded: boolean;
                            minUsd: number | null;
                            percent: number | null;
                            reserved: number;
                            serviceIds: string[] | null;
                            /** @enum {string} */
                            state: "active" | "planned" | "ended" | "off" | "used-up";
                            until: string | null;
                            used: number;
                            uses: number | null;
                            usesPerCustomer: number | null;
                            version: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createDiscount: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Instead of `percent` */
                    amountUsd?: number | null;
                    /** @description Letters, digits, hyphens and underscores; stored in capital letters */
                    code: string;
                    from?: string | null;
                    /** @description The smallest sum of the order’s lines for which the code is valid */
                    minUsd?: number | null;
                    percent?: number | null;
                    /** @description Only lines of these rituals are discounted; all lines if omitted */
                    serviceIds?: string[] | null;
                    /** @description If a day is given, the whole day in UTC is included */
                    until?: string | null;
                    /** @description How many orders may use the code */
                    uses?: number | null;
                    /** @description How many orders of one mailbox may use the code */
                    usesPerCustomer?: number | null;
                };
            };
        };
        responses: {
            /** @description Creates a discount code: whole percents or a fixed amount */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: boolean;
                        amountUsd: number | null;
                        code: string;
                        createdAt: string;
                        from: string | null;
                        givenUsd: number;
                        id: string;
                        isExceeded: boolean;
                        minUsd: number | null;
                        percent: number | null;
                        reserved: number;
                        serviceIds: string[] | null;
                        /** @enum {string} */
                        state: "active" | "planned" | "ended" | "off" | "used-up";
                        until: string | null;
                        used: number;
                        uses: number | null;
                        usesPerCustomer: number | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDiscount: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One discount code with its uses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: boolean;
                        amountUsd: number | null;
                        code: string;
                        createdAt: string;
                        from: string | null;
                        givenUsd: number;
                        id: string;
                        isExceeded: boolean;
                        minUsd: number | null;
                        percent: number | null;
                        reserved: number;
                        serviceIds: string[] | null;
                        /** @enum {string} */
                        state: "active" | "planned" | "ended" | "off" | "used-up";
                        until: string | null;
                        used: number;
                        uses: number | null;
                        usesPerCustomer: number | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changeDiscount: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description False switches the code off */
                    active?: boolean;
                    /** @description Instead of `percent` */
                    amountUsd?: number | null;
                    /** @description Letters, digits, hyphens and underscores; stored in capital letters */
                    code?: string;
                    from?: string | null;
                    /** @description The smallest sum of the order’s lines for which the code is valid */
                    minUsd?: number | null;
                    percent?: number | null;
                    /** @description Only lines of these rituals are discounted; all lines if omitted */
                    serviceIds?: string[] | null;
                    /** @description If a day is given, the whole day in UTC is included */
                    until?: string | null;
                    /** @description How many orders may use the code */
                    uses?: number | null;
                    /** @description How many orders of one mailbox may use the code */
                    usesPerCustomer?: number | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Changes the given fields of a discount code, or switches the code off; orders that used the code keep their discount */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: boolean;
                        amountUsd: number | null;
                        code: string;
                        createdAt: string;
                        from: string | null;
                        givenUsd: number;
                        id: string;
                        isExceeded: boolean;
                        minUsd: number | null;
                        percent: number | null;
                        reserved: number;
                        serviceIds: string[] | null;
                        /** @enum {string} */
                        state: "active" | "planned" | "ended" | "off" | "used-up";
                        until: string | null;
                        used: number;
                        uses: number | null;
                        usesPerCustomer: number | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every e-mail of the shop, filled with example data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            edited: boolean;
                            kind: string;
                            subject: string;
                            text: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getEmailTemplate: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                kind: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one e-mail in both languages, and the texts that can be changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changedAt: string | null;
                        kind: string;
                        parts: {
                            allowed: string[];
                            oneLine: boolean;
                            own: {
                                en: string;
                                ru: string;
                            };
                            part: string;
                            required: string[];
                            text: {
                                en: string;
                                ru: string;
                            };
                        }[];
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveEmailTemplate: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    en: {
                        [key: string]: string;
                    };
                    ru: {
                        [key: string]: string;
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description Changes the texts of an e-mail; an omitted text is reset to the shop’s default */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changedAt: string | null;
                        kind: string;
                        parts: {
                            allowed: string[];
                            oneLine: boolean;
                            own: {
                                en: string;
                                ru: string;
                            };
                            part: string;
                            required: string[];
                            text: {
                                en: string;
                                ru: string;
                            };
                        }[];
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    previewEmail: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    lang: "ru" | "en";
                    words: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description A preview of an e-mail with unsaved texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        html: string;
                        subject: string;
                        text: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendTestEmail: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    lang: "ru" | "en";
                    words?: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Sends an e-mail with example data to the caller; uses the given texts, or the saved texts if none are given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listAllGroupRituals: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rituals for many families, the newest hundred, the latest day first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string|null} */
                            closed: "cancelled" | "closed" | "full" | null;
                            closesAt: string;
                            id: string;
                            paid: number;
                            performsAt: string;
                            places: number;
                            price: number;
                            proved: number;
                            ritual: {
                                id: string;
                                name: string;
                            };
                            taken: number;
                            version: number;
                        }[];
                        next: null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createGroupRitual: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    closesAt: string;
                    /** Format: date-time */
                    performsAt: string;
                    places: number;
                    price: number;
                    serviceId: string;
                };
            };
        };
        responses: {
            /** @description Creates a group ritual: a ritual of the catalogue with a day, a number of places and a price per family */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        closed: "cancelled" | "closed" | "full" | null;
                        closesAt: string;
                        families: {
                            isProved: boolean;
                            names: string[];
                            number: string;
                            orderId: string;
                            status: string;
                            waitsForProof: boolean;
                        }[];
                        id: string;
                        paid: number;
                        performsAt: string;
                        places: number;
                        price: number;
                        proved: number;
                        ritual: {
                            id: string;
                            name: string;
                        };
                        taken: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGroupRitualDetail: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group ritual, with its families */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        closed: "cancelled" | "closed" | "full" | null;
                        closesAt: string;
                        families: {
                            isProved: boolean;
                            names: string[];
                            number: string;
                            orderId: string;
                            status: string;
                            waitsForProof: boolean;
                        }[];
                        id: string;
                        paid: number;
                        performsAt: string;
                        places: number;
                        price: number;
                        proved: number;
                        ritual: {
                            id: string;
                            name: string;
                        };
                        taken: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changeGroupRitual: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    closesAt: string;
                    /** Format: date-time */
                    performsAt: string;
                    places: number;
                    price: number;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Changes the day, the price or the number of places, which cannot be less than the places taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        closed: "cancelled" | "closed" | "full" | null;
                        closesAt: string;
                        families: {
                            isProved: boolean;
                            names: string[];
                            number: string;
                            orderId: string;
                            status: string;
                            waitsForProof: boolean;
                        }[];
                        id: string;
                        paid: number;
                        performsAt: string;
                        places: number;
                        price: number;
                        proved: number;
                        ritual: {
                            id: string;
                            name: string;
                        };
                        taken: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    cancelGroupRitual: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description Cancels a group ritual: stops the sale and cancels unpaid orders; paid orders are refunded one by one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        closed: "cancelled" | "closed" | "full" | null;
                        closesAt: string;
                        families: {
                            isProved: boolean;
                            names: string[];
                            number: string;
                            orderId: string;
                            status: string;
                            waitsForProof: boolean;
                        }[];
                        id: string;
                        paid: number;
                        performsAt: string;
                        places: number;
                        price: number;
                        proved: number;
                        ritual: {
                            id: string;
                            name: string;
                        };
                        taken: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    proveGroupRitual: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Publishes a copy of one family’s published proof for every family that paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        closed: "cancelled" | "closed" | "full" | null;
                        closesAt: string;
                        families: {
                            isProved: boolean;
                            names: string[];
                            number: string;
                            orderId: string;
                            status: string;
                            waitsForProof: boolean;
                        }[];
                        id: string;
                        paid: number;
                        performsAt: string;
                        places: number;
                        price: number;
                        proved: number;
                        ritual: {
                            id: string;
                            name: string;
                        };
                        taken: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listGroupReturns: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paid orders of a group ritual, with the amount that must be returned for each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            came: {
                                amount: string;
                                /** @enum {string} */
                                currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            }[];
                            fault: string | null;
                            names: string[];
                            number: string;
                            orderId: string;
                            owed: {
                                amount: string;
                                /** @enum {string} */
                                currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            }[];
                            paymentId: string | null;
                            /** @enum {string} */
                            state: "failed" | "owed" | "disputed" | "underWay" | "byHand" | "returned" | "performed";
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    returnGroupPlace: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refunds the payment of one family for a cancelled ritual; a repeated call does not refund it again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        came: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        }[];
                        fault: string | null;
                        names: string[];
                        number: string;
                        orderId: string;
                        owed: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        }[];
                        paymentId: string | null;
                        /** @enum {string} */
                        state: "failed" | "owed" | "disputed" | "underWay" | "byHand" | "returned" | "performed";
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getIntentionsDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intentions in both languages, and their editing state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        completeness: {
                            en: {
                                filled: number;
                                total: number;
                            };
                            ru: {
                                filled: number;
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        groups: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            id: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            ru: {
                                name: string;
                            };
                        }[];
                        intentions: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            group: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            hidden: boolean;
                            id: string;
                            ru: {
                                name: string;
                            };
                        }[];
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveIntentionsDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    groups: {
                        en: {
                            name: string;
                        };
                        /** @enum {string} */
                        id: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                        ru: {
                            name: string;
                        };
                    }[];
                    intentions: {
                        en: {
                            name: string;
                        };
                        /** @enum {string} */
                        group: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                        hidden: boolean;
                        id: string;
                        ru: {
                            name: string;
                        };
                    }[];
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Save all intentions together; readers see the change immediately */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        completeness: {
                            en: {
                                filled: number;
                                total: number;
                            };
                            ru: {
                                filled: number;
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        groups: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            id: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            ru: {
                                name: string;
                            };
                        }[];
                        intentions: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            group: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            hidden: boolean;
                            id: string;
                            ru: {
                                name: string;
                            };
                        }[];
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    settleIntentionsProposal: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    take: string[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Decide about the changes of a release: accept the listed paths, and keep the stored values of all other paths */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        completeness: {
                            en: {
                                filled: number;
                                total: number;
                            };
                            ru: {
                                filled: number;
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        groups: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            id: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            ru: {
                                name: string;
                            };
                        }[];
                        intentions: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            group: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            hidden: boolean;
                            id: string;
                            ru: {
                                name: string;
                            };
                        }[];
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listIntentionsVersions: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of the intentions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            at: string | null;
                            by: {
                                email: string | null;
                                id: string;
                            } | null;
                            changed: string[];
                            isPublished: boolean;
                            n: number;
                            /** @enum {string} */
                            origin: "shipped" | "created" | "edited" | "restored" | "proposal";
                            restoredFrom: number | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getIntentionsVersion: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One version with all its texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        at: string | null;
                        by: {
                            email: string | null;
                            id: string;
                        } | null;
                        changed: string[];
                        groups: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            id: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            ru: {
                                name: string;
                            };
                        }[];
                        intentions: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            group: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            hidden: boolean;
                            id: string;
                            ru: {
                                name: string;
                            };
                        }[];
                        isPublished: boolean;
                        n: number;
                        /** @enum {string} */
                        origin: "shipped" | "created" | "edited" | "restored" | "proposal";
                        restoredFrom: number | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreIntentionsVersion: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                n: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Restore the intentions of an older version */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        completeness: {
                            en: {
                                filled: number;
                                total: number;
                            };
                            ru: {
                                filled: number;
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        groups: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            id: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            ru: {
                                name: string;
                            };
                        }[];
                        intentions: {
                            en: {
                                name: string;
                            };
                            /** @enum {string} */
                            group: "health" | "finance" | "protection" | "family" | "vastu" | "spirit";
                            hidden: boolean;
                            id: string;
                            ru: {
                                name: string;
                            };
                        }[];
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                cursor?: string;
                kind?: "image" | "video" | "audio" | "document";
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Files that pages can show, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description At most 314572800 bytes
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Uploads a picture, recording or PDF as a form: `file`, `alt.ru`, `alt.en`, `focus` as `0.5,0.5` */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alt: {
                            en: string;
                            ru: string;
                        };
                        bytes: number;
                        createdAt: string;
                        focus: {
                            x: number;
                            y: number;
                        };
                        height: number | null;
                        id: string;
                        /** @enum {string} */
                        kind: "image" | "video" | "audio" | "document";
                        name: string;
                        seconds: number | null;
                        type: string;
                        url: string;
                        version: number;
                        /** @enum {string} */
                        visibility: "public" | "link" | "staff";
                        width: number | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
            507: components["responses"]["Problem507"];
        };
    };
    getMedia: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file, and the places where it is used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alt: {
                            en: string;
                            ru: string;
                        };
                        bytes: number;
                        createdAt: string;
                        focus: {
                            x: number;
                            y: number;
                        };
                        height: number | null;
                        id: string;
                        /** @enum {string} */
                        kind: "image" | "video" | "audio" | "document";
                        name: string;
                        seconds: number | null;
                        type: string;
                        url: string;
                        uses: {
                            id: string;
                            name?: {
                                en: string;
                                ru: string;
                            };
                            subject: string;
                        }[];
                        version: number;
                        /** @enum {string} */
                        visibility: "public" | "link" | "staff";
                        width: number | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateMedia: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alt: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    focus: {
                        x: number;
                        y: number;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Changes a file’s description, and the point that stays visible when it is cropped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alt: {
                            en: string;
                            ru: string;
                        };
                        bytes: number;
                        createdAt: string;
                        focus: {
                            x: number;
                            y: number;
                        };
                        height: number | null;
                        id: string;
                        /** @enum {string} */
                        kind: "image" | "video" | "audio" | "document";
                        name: string;
                        seconds: number | null;
                        type: string;
                        url: string;
                        version: number;
                        /** @enum {string} */
                        visibility: "public" | "link" | "staff";
                        width: number | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes an unused file */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    beginUpload: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    name?: string;
                    size: number;
                    /**
                     * @default public
                     * @enum {string}
                     */
                    visibility?: "public" | "staff";
                };
            };
        };
        responses: {
            /** @description Starts an upload in pieces */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        } | null;
                        offset: number;
                        pieceMost: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getUpload: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of an upload */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        } | null;
                        offset: number;
                        pieceMost: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    continueUpload: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
                offset?: number | null;
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Uploads the next piece, which begins at `offset`; the last piece completes the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        } | null;
                        offset: number;
                        pieceMost: number;
                        size: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
            507: components["responses"]["Problem507"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                q?: string;
                state?: "waiting" | "sent" | "failed" | "kept";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description E-mails and text messages, the newest first; `q` is a part of the address or the subject */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @enum {string} */
                            channel: "email" | "sms";
                            createdAt: string;
                            failedAt: string | null;
                            id: string;
                            /** @enum {string} */
                            lang: "ru" | "en";
                            lastFault: string | null;
                            sentAt: string | null;
                            /** @enum {string} */
                            state: "waiting" | "sent" | "failed" | "kept";
                            subject: string;
                            to: string;
                            tries: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getMessage: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One message with its text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        channel: "email" | "sms";
                        createdAt: string;
                        failedAt: string | null;
                        id: string;
                        /** @enum {string} */
                        lang: "ru" | "en";
                        lastFault: string | null;
                        sentAt: string | null;
                        /** @enum {string} */
                        state: "waiting" | "sent" | "failed" | "kept";
                        subject: string;
                        text: string | null;
                        to: string;
                        tries: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    retryMessage: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retries a failed message */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listMissingProofs: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rituals of paid orders without a proof, in order of payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            initials: string;
                            lastDay: string | null;
                            lineId: string;
                            orderId: string;
                            orderNumber: string;
                            paidAt: string | null;
                            performsAt?: string;
                            quantity: number;
                            ritual: {
                                en: string;
                                ru: string;
                            };
                            weeks: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getMissingProof: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                lineId: string;
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ritual that the proof is for, and the staff who may have performed the ritual */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        initials: string;
                        lastDay: string | null;
                        lineId: string;
                        orderId: string;
                        orderNumber: string;
                        paidAt: string | null;
                        performsAt?: string;
                        priests: {
                            id: string;
                            name: string;
                        }[];
                        proofId: string | null;
                        /** @enum {string|null} */
                        proofState: "draft" | "published" | null;
                        quantity: number;
                        ritual: {
                            en: string;
                            ru: string;
                        };
                        status: string;
                        weeks: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setNameSpelling: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    devanagari: string;
                    latin: string;
                    name: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Sets the spelling of a word of a name in Latin and Devanagari; an empty spelling restores the automatic spelling */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        devanagari: string;
                        latin: string;
                        name: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                cursor?: string;
                from?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                partner?: string;
                /** @description The first digits of an order number, with or without `#`; beginnings of words of a name or e-mail address; a phone number; a transaction */
                q?: string;
                status?: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            createdAt: string;
                            /** @enum {string} */
                            currency: "USD";
                            customer: {
                                email: string | null;
                                name: string;
                            };
                            id: string;
                            isScheduled: boolean;
                            items: {
                                duration: number;
                                name: string;
                                performsAt?: string;
                                quantity: number;
                            }[];
                            number: string;
                            paidAt: string | null;
                            paymentMethod: string;
                            /** @enum {string} */
                            source: "shop" | "staff" | "partner";
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            steps: {
                                needsProof: boolean;
                                needsReason: boolean;
                                /** @enum {string} */
                                to: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            }[];
                            total: number;
                            version: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createOrder: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                "idempotency-key"?: string;
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer: {
                        /** Format: email */
                        email?: string | null;
                        firstName: string;
                        /**
                         * @default ru
                         * @enum {string}
                         */
                        lang?: "ru" | "en";
                        lastName: string;
                        phone?: string | null;
                    };
                    /** @description A discount code; case and spaces do not matter */
                    discountCode?: string;
                    items: {
                        /** @description Months */
                        duration: number;
                        id: string;
                        quantity: number;
                    }[];
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Creates an order for a customer, at catalogue prices */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        link: string;
                        number: string;
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportOrdersCsv: {
        parameters: {
            query?: {
                from?: string;
                lang?: components["parameters"]["Lang"];
                partner?: string;
                /** @description The first digits of an order number, with or without `#`; beginnings of words of a name or e-mail address; a phone number; a transaction */
                q?: string;
                status?: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filtered orders as a file (csv) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    exportOrdersXlsx: {
        parameters: {
            query?: {
                from?: string;
                lang?: components["parameters"]["Lang"];
                partner?: string;
                /** @description The first digits of an order number, with or without `#`; beginnings of words of a name or e-mail address; a phone number; a transaction */
                q?: string;
                status?: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filtered orders as a file (xlsx) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOrderDetail: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An order with customer, plan, payments, timeline, notes and e-mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        customer: {
                            accountId: string | null;
                            email: string | null;
                            /** @enum {string} */
                            lang: "ru" | "en";
                            name: string;
                            phone: string | null;
                        };
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        gift: {
                            mayChange: boolean;
                            name: string;
                            note: string;
                        } | null;
                        hasProof: boolean;
                        id: string;
                        isScheduled: boolean;
                        items: {
                            duration: number;
                            id: string;
                            itemId: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                            serviceId: string;
                            tier: string | null;
                            total: number;
                        }[];
                        link: string;
                        messageKinds: ("received" | "paid" | "processing" | "ready" | "cancelled" | "refunded")[];
                        messages: {
                            createdAt: string;
                            id: string;
                            sentAt: string | null;
                            /** @enum {string} */
                            state: "sent" | "waiting" | "failed" | "kept";
                            subject: string;
                        }[];
                        notes: {
                            actor: string | null;
                            at: string;
                            id: string;
                            text: string;
                        }[];
                        number: string;
                        paidAt: string | null;
                        paymentMethod: string;
                        payments: {
                            address: string | null;
                            addressUrl: string | null;
                            attention: string | null;
                            confirmations: number | null;
                            createdAt: string;
                            currency: string;
                            expected: string;
                            id: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paidTheOrder: boolean;
                            provider: string;
                            received: string;
                            reference: string | null;
                            referenceUrl: string | null;
                            status: string;
                        }[];
                        plan: {
                            participants: string[];
                            specialWishes: string;
                            startDate: string | null;
                        } | null;
                        refunds: {
                            amount: string;
                            currency: string;
                            finishedAt: string | null;
                            id: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            reason: string;
                            requestedAt: string;
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        /** @enum {string} */
                        source: "shop" | "staff" | "partner";
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        steps: {
                            needsProof: boolean;
                            needsReason: boolean;
                            /** @enum {string} */
                            to: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        }[];
                        surplus: {
                            amount: string;
                            currency: string;
                        }[];
                        timeline: {
                            actor: string | null;
                            at: string;
                            facts: {
                                [key: string]: string;
                            };
                            /** @enum {string} */
                            kind: "created" | "status" | "note" | "created-by-staff" | "message-sent" | "gift-changed" | "paid" | "payment" | "refund" | "message";
                        }[];
                        total: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    changeOrderGift: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default  */
                    note?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Changes the recipient and the card text of a gift, as long as its ritual has not been performed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        customer: {
                            accountId: string | null;
                            email: string | null;
                            /** @enum {string} */
                            lang: "ru" | "en";
                            name: string;
                            phone: string | null;
                        };
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        gift: {
                            mayChange: boolean;
                            name: string;
                            note: string;
                        } | null;
                        hasProof: boolean;
                        id: string;
                        isScheduled: boolean;
                        items: {
                            duration: number;
                            id: string;
                            itemId: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                            serviceId: string;
                            tier: string | null;
                            total: number;
                        }[];
                        link: string;
                        messageKinds: ("received" | "paid" | "processing" | "ready" | "cancelled" | "refunded")[];
                        messages: {
                            createdAt: string;
                            id: string;
                            sentAt: string | null;
                            /** @enum {string} */
                            state: "sent" | "waiting" | "failed" | "kept";
                            subject: string;
                        }[];
                        notes: {
                            actor: string | null;
                            at: string;
                            id: string;
                            text: string;
                        }[];
                        number: string;
                        paidAt: string | null;
                        paymentMethod: string;
                        payments: {
                            address: string | null;
                            addressUrl: string | null;
                            attention: string | null;
                            confirmations: number | null;
                            createdAt: string;
                            currency: string;
                            expected: string;
                            id: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paidTheOrder: boolean;
                            provider: string;
                            received: string;
                            reference: string | null;
                            referenceUrl: string | null;
                            status: string;
                        }[];
                        plan: {
                            participants: string[];
                            specialWishes: string;
                            startDate: string | null;
                        } | null;
                        refunds: {
                            amount: string;
                            currency: string;
                            finishedAt: string | null;
                            id: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            reason: string;
                            requestedAt: string;
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        /** @enum {string} */
                        source: "shop" | "staff" | "partner";
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        steps: {
                            needsProof: boolean;
                            needsReason: boolean;
                            /** @enum {string} */
                            to: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        }[];
                        surplus: {
                            amount: string;
                            currency: string;
                        }[];
                        timeline: {
                            actor: string | null;
                            at: string;
                            facts: {
                                [key: string]: string;
                            };
                            /** @enum {string} */
                            kind: "created" | "status" | "note" | "created-by-staff" | "message-sent" | "gift-changed" | "paid" | "payment" | "refund" | "message";
                        }[];
                        total: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendOrderMessage: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
                kind: "received" | "paid" | "processing" | "ready" | "cancelled" | "refunded";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sends an e-mail about the order again */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "received" | "paid" | "processing" | "ready" | "cancelled" | "refunded";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    addOrderNote: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Adds a note that only staff see */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        actor: string | null;
                        at: string;
                        id: string;
                        text: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    countOrders: {
        parameters: {
            query?: {
                from?: string;
                lang?: components["parameters"]["Lang"];
                partner?: string;
                /** @description The first digits of an order number, with or without `#`; beginnings of words of a name or e-mail address; a phone number; a transaction */
                q?: string;
                status?: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of matching orders, by status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        all: number;
                        byStatus: {
                            cancelled: number;
                            completed: number;
                            pending: number;
                            processing: number;
                            ready: number;
                            refunded: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A discount code; case and spaces do not matter */
                    discountCode?: string;
                    items: {
                        /** @description Months */
                        duration: number;
                        id: string;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Calculates the price of these lines without placing an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        items: {
                            id: string;
                            name: string;
                            price: number;
                            total: number;
                        }[];
                        /** @description The amount to pay: the sum of the items less the discount */
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All partners by name, with totals; `q` is a part of the name or e-mail address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            active: boolean;
                            clients: number;
                            commission: {
                                fixedUsd?: number;
                                percent?: number;
                            };
                            commissionUsd: number;
                            createdAt: string;
                            dueUsd: number;
                            email: string;
                            id: string;
                            name: string;
                            orders: number;
                            overrides: {
                                fixedUsd?: number;
                                name: {
                                    en: string;
                                    ru: string;
                                };
                                percent?: number;
                                serviceId: string;
                            }[];
                            paidOrders: number;
                            paidUsd: number;
                            payoutsUsd: number;
                            version: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createPartner: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    commission: {
                        fixedUsd?: number;
                        percent?: number;
                    };
                    /** Format: email */
                    email: string;
                    name: string;
                    /**
                     * @description Rules for single rituals
                     * @default []
                     */
                    overrides?: ({
                        fixedUsd?: number;
                        percent?: number;
                    } & {
                        serviceId: string;
                    })[];
                };
            };
        };
        responses: {
            /** @description Makes the account with this e-mail address a partner */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: boolean;
                        clients: number;
                        commission: {
                            fixedUsd?: number;
                            percent?: number;
                        };
                        commissionUsd: number;
                        createdAt: string;
                        dueUsd: number;
                        email: string;
                        id: string;
                        months: {
                            commissionUsd: number;
                            deductedUsd: number;
                            dueUsd: number;
                            month: string;
                            orders: number;
                            paidUsd: number;
                            payoutsUsd: number;
                            /** @enum {string} */
                            state: "none" | "due" | "partly" | "paid";
                        }[];
                        name: string;
                        orders: number;
                        overrides: {
                            fixedUsd?: number;
                            name: {
                                en: string;
                                ru: string;
                            };
                            percent?: number;
                            serviceId: string;
                        }[];
                        paidOrders: number;
                        paidUsd: number;
                        payoutsUsd: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPartner: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One partner, with orders and commission for each month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: boolean;
                        clients: number;
                        commission: {
                            fixedUsd?: number;
                            percent?: number;
                        };
                        commissionUsd: number;
                        createdAt: string;
                        dueUsd: number;
                        email: string;
                        id: string;
                        months: {
                            commissionUsd: number;
                            deductedUsd: number;
                            dueUsd: number;
                            month: string;
                            orders: number;
                            paidUsd: number;
                            payoutsUsd: number;
                            /** @enum {string} */
                            state: "none" | "due" | "partly" | "paid";
                        }[];
                        name: string;
                        orders: number;
                        overrides: {
                            fixedUsd?: number;
                            name: {
                                en: string;
                                ru: string;
                            };
                            percent?: number;
                            serviceId: string;
                        }[];
                        paidOrders: number;
                        paidUsd: number;
                        payoutsUsd: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updatePartner: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    active?: boolean;
                    commission?: {
                        fixedUsd?: number;
                        percent?: number;
                    };
                    name?: string;
                    overrides?: ({
                        fixedUsd?: number;
                        percent?: number;
                    } & {
                        serviceId: string;
                    })[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Changes the name or the commission of future orders, activates or deactivates the partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: boolean;
                        clients: number;
                        commission: {
                            fixedUsd?: number;
                            percent?: number;
                        };
                        commissionUsd: number;
                        createdAt: string;
                        dueUsd: number;
                        email: string;
                        id: string;
                        months: {
                            commissionUsd: number;
                            deductedUsd: number;
                            dueUsd: number;
                            month: string;
                            orders: number;
                            paidUsd: number;
                            payoutsUsd: number;
                            /** @enum {string} */
                            state: "none" | "due" | "partly" | "paid";
                        }[];
                        name: string;
                        orders: number;
                        overrides: {
                            fixedUsd?: number;
                            name: {
                                en: string;
                                ru: string;
                            };
                            percent?: number;
                            serviceId: string;
                        }[];
                        paidOrders: number;
                        paidUsd: number;
                        payoutsUsd: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    recordPayout: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amountUsd?: number;
                    month: string;
                    /** @default  */
                    note?: string;
                    payoutId?: string;
                };
            };
        };
        responses: {
            /** @description Records a payout for a month: the whole amount due, or a part of it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amountUsd: number;
                        id: string;
                        markedAt: string;
                        markedBy: string;
                        month: string;
                        note: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getStatementOfPartner: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
                month?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A partner’s commission for a month (UTC), by default the current one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        commissionUsd: number;
                        /** @enum {string} */
                        currency: "USD";
                        lines: {
                            client: string;
                            commissionUsd: number;
                            givenBackUsd: number;
                            items: {
                                commission: {
                                    fixedUsd?: number;
                                    percent?: number;
                                };
                                commissionUsd: number;
                                name: string;
                                quantity: number;
                                totalUsd: number;
                            }[];
                            number: string;
                            orderId: string;
                            paidAt: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            totalUsd: number;
                        }[];
                        month: string;
                        payout: {
                            deductedUsd: number;
                            dueUsd: number;
                            paidUsd: number;
                            payouts: {
                                amountUsd: number;
                                paidAt: string;
                            }[];
                            /** @enum {string} */
                            state: "none" | "due" | "partly" | "paid";
                        };
                        totalUsd: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPaymentPolicy: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        defaults: {
                            addressesPerHour: number;
                            bitcoinMost: number;
                            bitcoinSteps: {
                                count: number;
                                underCents: number;
                            }[];
                            dustCents: number;
                            ethereumBlocks: number;
                            ethereumFinalFromCents: number;
                            gapWarning: number;
                            lockMinutes: number;
                            minimumCents: {
                                BTC?: number;
                                ETH?: number;
                                USDT_ERC20?: number;
                                USDT_TRC20?: number;
                            };
                            partnerDayCents: number;
                            paymentsPerOrder: number;
                            secondPersonFromCents: number;
                            spreadBasisPoints: number;
                            staleSeconds: number;
                            toleranceBasisPoints: number;
                            toleranceCents: number;
                            unpaidMost: number;
                            watchDays: number;
                        };
                        holds: {
                            addressesPerHour: number;
                            bitcoinMost: number;
                            bitcoinSteps: {
                                count: number;
                                underCents: number;
                            }[];
                            dustCents: number;
                            ethereumBlocks: number;
                            ethereumFinalFromCents: number;
                            gapWarning: number;
                            lockMinutes: number;
                            minimumCents: {
                                BTC?: number;
                                ETH?: number;
                                USDT_ERC20?: number;
                                USDT_TRC20?: number;
                            };
                            partnerDayCents: number;
                            paymentsPerOrder: number;
                            secondPersonFromCents: number;
                            spreadBasisPoints: number;
                            staleSeconds: number;
                            toleranceBasisPoints: number;
                            toleranceCents: number;
                            unpaidMost: number;
                            watchDays: number;
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setPaymentPolicy: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    policy: {
                        addressesPerHour?: number;
                        bitcoinMost?: number;
                        bitcoinSteps?: {
                            count: number;
                            underCents: number;
                        }[];
                        dustCents?: number;
                        ethereumBlocks?: number;
                        ethereumFinalFromCents?: number;
                        gapWarning?: number;
                        lockMinutes?: number;
                        minimumCents?: {
                            BTC?: number;
                            ETH?: number;
                            USDT_ERC20?: number;
                            USDT_TRC20?: number;
                        };
                        partnerDayCents?: number;
                        paymentsPerOrder?: number;
                        secondPersonFromCents?: number;
                        spreadBasisPoints?: number;
                        staleSeconds?: number;
                        toleranceBasisPoints?: number;
                        toleranceCents?: number;
                        unpaidMost?: number;
                        watchDays?: number;
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description Changes the given fields of the policy; the change takes effect immediately, also for open payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        defaults: {
                            addressesPerHour: number;
                            bitcoinMost: number;
                            bitcoinSteps: {
                                count: number;
                                underCents: number;
                            }[];
                            dustCents: number;
                            ethereumBlocks: number;
                            ethereumFinalFromCents: number;
                            gapWarning: number;
                            lockMinutes: number;
                            minimumCents: {
                                BTC?: number;
                                ETH?: number;
                                USDT_ERC20?: number;
                                USDT_TRC20?: number;
                            };
                            partnerDayCents: number;
                            paymentsPerOrder: number;
                            secondPersonFromCents: number;
                            spreadBasisPoints: number;
                            staleSeconds: number;
                            toleranceBasisPoints: number;
                            toleranceCents: number;
                            unpaidMost: number;
                            watchDays: number;
                        };
                        holds: {
                            addressesPerHour: number;
                            bitcoinMost: number;
                            bitcoinSteps: {
                                count: number;
                                underCents: number;
                            }[];
                            dustCents: number;
                            ethereumBlocks: number;
                            ethereumFinalFromCents: number;
                            gapWarning: number;
                            lockMinutes: number;
                            minimumCents: {
                                BTC?: number;
                                ETH?: number;
                                USDT_ERC20?: number;
                                USDT_TRC20?: number;
                            };
                            partnerDayCents: number;
                            paymentsPerOrder: number;
                            secondPersonFromCents: number;
                            spreadBasisPoints: number;
                            staleSeconds: number;
                            toleranceBasisPoints: number;
                            toleranceCents: number;
                            unpaidMost: number;
                            watchDays: number;
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description `true`: only payments that need a decision by staff */
                attention?: "true" | "false";
                cursor?: string;
                from?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                method?: "crypto" | "card" | "manual";
                orderId?: string;
                /** @description The beginning of an order’s number, a transaction’s hash, an address, or the reference of a confirmation */
                q?: string;
                status?: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All payment attempts by coin, card and manual confirmation, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            address: string | null;
                            addressUrl: string | null;
                            approvedBy: {
                                email: string | null;
                                id: string;
                            } | null;
                            /** @enum {string|null} */
                            attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                            choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                            confirmations: number | null;
                            confirmedBy: {
                                email: string | null;
                                id: string;
                            } | null;
                            contact: string | null;
                            createdAt: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            expected: string;
                            id: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            note: string | null;
                            orderId: string;
                            orderNumber: string;
                            paidAt: string | null;
                            priceUsd: number;
                            provider: string | null;
                            received: string;
                            receivedOn: string | null;
                            reference: string | null;
                            requiredConfirmations: number | null;
                            /** @enum {string} */
                            status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                            strange: {
                                amount: string;
                                /** @enum {string} */
                                currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                            }[];
                            surplus: {
                                amount: string;
                                underWay: string;
                            } | null;
                            transactionHash: string | null;
                            transactionUrl: string | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One payment attempt with all details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string | null;
                        addressUrl: string | null;
                        approvedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        /** @enum {string|null} */
                        attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                        choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                        confirmations: number | null;
                        confirmedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        contact: string | null;
                        createdAt: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        decisions: {
                            at: string;
                            attention: string;
                            by: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            decision: "accepted" | "rest" | "returned" | "dismissed";
                            note: string;
                        }[];
                        events: {
                            action: string;
                            after?: unknown;
                            at: string;
                            before?: unknown;
                            by: {
                                email: string | null;
                                id: string;
                            };
                        }[];
                        expected: string;
                        expiresAt: string | null;
                        id: string;
                        /** @enum {string} */
                        method: "crypto" | "card" | "manual";
                        note: string | null;
                        orderId: string;
                        orderNumber: string;
                        paidAt: string | null;
                        priceUsd: number;
                        provider: string | null;
                        received: string;
                        receivedOn: string | null;
                        reference: string | null;
                        refunds: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            finishedAt: string | null;
                            id: string;
                            lastFault: string | null;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            orderId: string;
                            orderNumber: string;
                            paymentId: string;
                            providerRef: string | null;
                            reason: string;
                            requestedAt: string;
                            requestedBy: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        requiredConfirmations: number | null;
                        settledBy: {
                            at: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paymentId: string;
                        } | null;
                        sightings: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            firstSeenAt: string;
                            inMempool: boolean;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                        strange: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        }[];
                        surplus: {
                            amount: string;
                            underWay: string;
                        } | null;
                        transactionHash: string | null;
                        transactionUrl: string | null;
                        transfers: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            height: number;
                            minedAt: string;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        watchedUntil: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    refundPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: string;
                    amountUsd?: number;
                    reason: string;
                    refundId?: string;
                };
            };
        };
        responses: {
            /** @description Refunds a card payment; the shop retries until the card service accepts or refuses the refund */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        finishedAt: string | null;
                        id: string;
                        lastFault: string | null;
                        /** @enum {string} */
                        method: "crypto" | "card" | "manual";
                        orderId: string;
                        orderNumber: string;
                        paymentId: string;
                        providerRef: string | null;
                        reason: string;
                        requestedAt: string;
                        requestedBy: {
                            email: string | null;
                            id: string;
                        };
                        /** @enum {string} */
                        status: "requested" | "done" | "failed";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    noteReturn: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount?: string;
                    proof: string;
                };
            };
        };
        responses: {
            /** @description Records that a surplus was returned to the customer outside the shop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string | null;
                        addressUrl: string | null;
                        approvedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        /** @enum {string|null} */
                        attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                        choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                        confirmations: number | null;
                        confirmedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        contact: string | null;
                        createdAt: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        decisions: {
                            at: string;
                            attention: string;
                            by: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            decision: "accepted" | "rest" | "returned" | "dismissed";
                            note: string;
                        }[];
                        events: {
                            action: string;
                            after?: unknown;
                            at: string;
                            before?: unknown;
                            by: {
                                email: string | null;
                                id: string;
                            };
                        }[];
                        expected: string;
                        expiresAt: string | null;
                        id: string;
                        /** @enum {string} */
                        method: "crypto" | "card" | "manual";
                        note: string | null;
                        orderId: string;
                        orderNumber: string;
                        paidAt: string | null;
                        priceUsd: number;
                        provider: string | null;
                        received: string;
                        receivedOn: string | null;
                        reference: string | null;
                        refunds: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            finishedAt: string | null;
                            id: string;
                            lastFault: string | null;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            orderId: string;
                            orderNumber: string;
                            paymentId: string;
                            providerRef: string | null;
                            reason: string;
                            requestedAt: string;
                            requestedBy: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        requiredConfirmations: number | null;
                        settledBy: {
                            at: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paymentId: string;
                        } | null;
                        sightings: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            firstSeenAt: string;
                            inMempool: boolean;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                        strange: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        }[];
                        surplus: {
                            amount: string;
                            underWay: string;
                        } | null;
                        transactionHash: string | null;
                        transactionUrl: string | null;
                        transfers: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            height: number;
                            minedAt: string;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        watchedUntil: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    reviewPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attention?: string;
                    /** @enum {string} */
                    decision: "accepted" | "rest" | "returned" | "dismissed";
                    note: string;
                    received?: string;
                    strange?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                    }[];
                };
            };
        };
        responses: {
            /** @description Records the decision about a payment in review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string | null;
                        addressUrl: string | null;
                        approvedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        /** @enum {string|null} */
                        attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                        choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                        confirmations: number | null;
                        confirmedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        contact: string | null;
                        createdAt: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        decisions: {
                            at: string;
                            attention: string;
                            by: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            decision: "accepted" | "rest" | "returned" | "dismissed";
                            note: string;
                        }[];
                        events: {
                            action: string;
                            after?: unknown;
                            at: string;
                            before?: unknown;
                            by: {
                                email: string | null;
                                id: string;
                            };
                        }[];
                        expected: string;
                        expiresAt: string | null;
                        id: string;
                        /** @enum {string} */
                        method: "crypto" | "card" | "manual";
                        note: string | null;
                        orderId: string;
                        orderNumber: string;
                        paidAt: string | null;
                        priceUsd: number;
                        provider: string | null;
                        received: string;
                        receivedOn: string | null;
                        reference: string | null;
                        refunds: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            finishedAt: string | null;
                            id: string;
                            lastFault: string | null;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            orderId: string;
                            orderNumber: string;
                            paymentId: string;
                            providerRef: string | null;
                            reason: string;
                            requestedAt: string;
                            requestedBy: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        requiredConfirmations: number | null;
                        settledBy: {
                            at: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paymentId: string;
                        } | null;
                        sightings: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            firstSeenAt: string;
                            inMempool: boolean;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                        strange: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        }[];
                        surplus: {
                            amount: string;
                            underWay: string;
                        } | null;
                        transactionHash: string | null;
                        transactionUrl: string | null;
                        transfers: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            height: number;
                            minedAt: string;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        watchedUntil: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    confirmPaymentByHand: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amountUsd: number;
                    /** @default  */
                    note?: string;
                    orderId: string;
                    receivedAt: string;
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Confirms that an order was paid outside the shop; answers 202 if a second person must approve the confirmation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string | null;
                        addressUrl: string | null;
                        approvedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        /** @enum {string|null} */
                        attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                        choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                        confirmations: number | null;
                        confirmedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        contact: string | null;
                        createdAt: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        decisions: {
                            at: string;
                            attention: string;
                            by: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            decision: "accepted" | "rest" | "returned" | "dismissed";
                            note: string;
                        }[];
                        events: {
                            action: string;
                            after?: unknown;
                            at: string;
                            before?: unknown;
                            by: {
                                email: string | null;
                                id: string;
                            };
                        }[];
                        expected: string;
                        expiresAt: string | null;
                        id: string;
                        /** @enum {string} */
                        method: "crypto" | "card" | "manual";
                        note: string | null;
                        orderId: string;
                        orderNumber: string;
                        paidAt: string | null;
                        priceUsd: number;
                        provider: string | null;
                        received: string;
                        receivedOn: string | null;
                        reference: string | null;
                        refunds: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            finishedAt: string | null;
                            id: string;
                            lastFault: string | null;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            orderId: string;
                            orderNumber: string;
                            paymentId: string;
                            providerRef: string | null;
                            reason: string;
                            requestedAt: string;
                            requestedBy: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        requiredConfirmations: number | null;
                        settledBy: {
                            at: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paymentId: string;
                        } | null;
                        sightings: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            firstSeenAt: string;
                            inMempool: boolean;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                        strange: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        }[];
                        surplus: {
                            amount: string;
                            underWay: string;
                        } | null;
                        transactionHash: string | null;
                        transactionUrl: string | null;
                        transfers: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            height: number;
                            minedAt: string;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        watchedUntil: string | null;
                    };
                };
            };
            /** @description Confirms that an order was paid outside the shop; answers 202 if a second person must approve the confirmation */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string | null;
                        addressUrl: string | null;
                        approvedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        /** @enum {string|null} */
                        attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                        choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                        confirmations: number | null;
                        confirmedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        contact: string | null;
                        createdAt: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        decisions: {
                            at: string;
                            attention: string;
                            by: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            decision: "accepted" | "rest" | "returned" | "dismissed";
                            note: string;
                        }[];
                        events: {
                            action: string;
                            after?: unknown;
                            at: string;
                            before?: unknown;
                            by: {
                                email: string | null;
                                id: string;
                            };
                        }[];
                        expected: string;
                        expiresAt: string | null;
                        id: string;
                        /** @enum {string} */
                        method: "crypto" | "card" | "manual";
                        note: string | null;
                        orderId: string;
                        orderNumber: string;
                        paidAt: string | null;
                        priceUsd: number;
                        provider: string | null;
                        received: string;
                        receivedOn: string | null;
                        reference: string | null;
                        refunds: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            finishedAt: string | null;
                            id: string;
                            lastFault: string | null;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            orderId: string;
                            orderNumber: string;
                            paymentId: string;
                            providerRef: string | null;
                            reason: string;
                            requestedAt: string;
                            requestedBy: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        requiredConfirmations: number | null;
                        settledBy: {
                            at: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paymentId: string;
                        } | null;
                        sightings: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            firstSeenAt: string;
                            inMempool: boolean;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                        strange: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        }[];
                        surplus: {
                            amount: string;
                            underWay: string;
                        } | null;
                        transactionHash: string | null;
                        transactionUrl: string | null;
                        transfers: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            height: number;
                            minedAt: string;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        watchedUntil: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    approveManualPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approves a confirmation as the second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string | null;
                        addressUrl: string | null;
                        approvedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        /** @enum {string|null} */
                        attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                        choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                        confirmations: number | null;
                        confirmedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        contact: string | null;
                        createdAt: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        decisions: {
                            at: string;
                            attention: string;
                            by: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            decision: "accepted" | "rest" | "returned" | "dismissed";
                            note: string;
                        }[];
                        events: {
                            action: string;
                            after?: unknown;
                            at: string;
                            before?: unknown;
                            by: {
                                email: string | null;
                                id: string;
                            };
                        }[];
                        expected: string;
                        expiresAt: string | null;
                        id: string;
                        /** @enum {string} */
                        method: "crypto" | "card" | "manual";
                        note: string | null;
                        orderId: string;
                        orderNumber: string;
                        paidAt: string | null;
                        priceUsd: number;
                        provider: string | null;
                        received: string;
                        receivedOn: string | null;
                        reference: string | null;
                        refunds: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            finishedAt: string | null;
                            id: string;
                            lastFault: string | null;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            orderId: string;
                            orderNumber: string;
                            paymentId: string;
                            providerRef: string | null;
                            reason: string;
                            requestedAt: string;
                            requestedBy: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        requiredConfirmations: number | null;
                        settledBy: {
                            at: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paymentId: string;
                        } | null;
                        sightings: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            firstSeenAt: string;
                            inMempool: boolean;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                        strange: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        }[];
                        surplus: {
                            amount: string;
                            underWay: string;
                        } | null;
                        transactionHash: string | null;
                        transactionUrl: string | null;
                        transfers: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            height: number;
                            minedAt: string;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        watchedUntil: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    withdrawManualPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdraws a confirmation that waits for approval by a second person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string | null;
                        addressUrl: string | null;
                        approvedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        /** @enum {string|null} */
                        attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                        choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                        confirmations: number | null;
                        confirmedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        contact: string | null;
                        createdAt: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                        decisions: {
                            at: string;
                            attention: string;
                            by: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            decision: "accepted" | "rest" | "returned" | "dismissed";
                            note: string;
                        }[];
                        events: {
                            action: string;
                            after?: unknown;
                            at: string;
                            before?: unknown;
                            by: {
                                email: string | null;
                                id: string;
                            };
                        }[];
                        expected: string;
                        expiresAt: string | null;
                        id: string;
                        /** @enum {string} */
                        method: "crypto" | "card" | "manual";
                        note: string | null;
                        orderId: string;
                        orderNumber: string;
                        paidAt: string | null;
                        priceUsd: number;
                        provider: string | null;
                        received: string;
                        receivedOn: string | null;
                        reference: string | null;
                        refunds: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            finishedAt: string | null;
                            id: string;
                            lastFault: string | null;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            orderId: string;
                            orderNumber: string;
                            paymentId: string;
                            providerRef: string | null;
                            reason: string;
                            requestedAt: string;
                            requestedBy: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        requiredConfirmations: number | null;
                        settledBy: {
                            at: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            paymentId: string;
                        } | null;
                        sightings: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            firstSeenAt: string;
                            inMempool: boolean;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                        strange: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        }[];
                        surplus: {
                            amount: string;
                            underWay: string;
                        } | null;
                        transactionHash: string | null;
                        transactionUrl: string | null;
                        transfers: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            height: number;
                            minedAt: string;
                            transactionHash: string;
                            transactionUrl: string | null;
                        }[];
                        watchedUntil: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPriestProfiles: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All records of priests; published records first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            accountId: string | null;
                            email: string | null;
                            gaps: ("name" | "portrait" | "school")[];
                            id: string;
                            isSample: boolean;
                            languages: ("sa" | "hi" | "en" | "ru" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "ne" | "or")[];
                            name: {
                                en: string;
                                ru: string;
                            };
                            place: {
                                en: string;
                                ru: string;
                            };
                            portrait: {
                                alt: {
                                    en: string;
                                    ru: string;
                                };
                                focus: {
                                    x: number;
                                    y: number;
                                };
                                height: number | null;
                                id: string | null;
                                url: string;
                                width: number | null;
                            } | null;
                            portraitId: string | null;
                            published: boolean;
                            ritualIds: string[];
                            school: {
                                en: string;
                                ru: string;
                            };
                            since: number | null;
                            text: {
                                en: string;
                                ru: string;
                            };
                            version: number;
                        }[];
                        next: null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createPriestProfile: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The account of the staff that belongs to the priest */
                    accountId?: string | null;
                    /** @description ISO 639 codes */
                    languages?: ("sa" | "hi" | "en" | "ru" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "ne" | "or")[];
                    /** @description In Cyrillic for Russian, in Latin letters for English */
                    name?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    /** @description Where the priest performs */
                    place?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    portraitId?: string | null;
                    /** @description Whether the public pages show the priest; needs a name */
                    published?: boolean;
                    /** @description The rituals that the priest may perform; every ritual if empty */
                    ritualIds?: string[];
                    /** @description School, branch of the Veda or lineage */
                    school?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    /** @description The year in which the priest began */
                    since?: number | null;
                    text?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Creates the record of a priest, with or without an account of the staff */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accountId: string | null;
                        email: string | null;
                        gaps: ("name" | "portrait" | "school")[];
                        id: string;
                        isSample: boolean;
                        languages: ("sa" | "hi" | "en" | "ru" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "ne" | "or")[];
                        name: {
                            en: string;
                            ru: string;
                        };
                        place: {
                            en: string;
                            ru: string;
                        };
                        portrait: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string | null;
                            url: string;
                            width: number | null;
                        } | null;
                        portraitId: string | null;
                        published: boolean;
                        ritualIds: string[];
                        school: {
                            en: string;
                            ru: string;
                        };
                        since: number | null;
                        text: {
                            en: string;
                            ru: string;
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPriestProfile: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record of a priest, by its id or by the id of its account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accountId: string | null;
                        email: string | null;
                        gaps: ("name" | "portrait" | "school")[];
                        id: string;
                        isSample: boolean;
                        languages: ("sa" | "hi" | "en" | "ru" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "ne" | "or")[];
                        name: {
                            en: string;
                            ru: string;
                        };
                        place: {
                            en: string;
                            ru: string;
                        };
                        portrait: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string | null;
                            url: string;
                            width: number | null;
                        } | null;
                        portraitId: string | null;
                        published: boolean;
                        ritualIds: string[];
                        school: {
                            en: string;
                            ru: string;
                        };
                        since: number | null;
                        text: {
                            en: string;
                            ru: string;
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updatePriestProfile: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The account of the staff that belongs to the priest */
                    accountId?: string | null;
                    /** @description ISO 639 codes */
                    languages?: ("sa" | "hi" | "en" | "ru" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "ne" | "or")[];
                    /** @description In Cyrillic for Russian, in Latin letters for English */
                    name?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    /** @description Where the priest performs */
                    place?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    portraitId?: string | null;
                    /** @description Whether the public pages show the priest; needs a name */
                    published?: boolean;
                    /** @description The rituals that the priest may perform; every ritual if empty */
                    ritualIds?: string[];
                    /** @description School, branch of the Veda or lineage */
                    school?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    /** @description The year in which the priest began */
                    since?: number | null;
                    text?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Changes the given fields of a record; a published record needs a name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accountId: string | null;
                        email: string | null;
                        gaps: ("name" | "portrait" | "school")[];
                        id: string;
                        isSample: boolean;
                        languages: ("sa" | "hi" | "en" | "ru" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "ne" | "or")[];
                        name: {
                            en: string;
                            ru: string;
                        };
                        place: {
                            en: string;
                            ru: string;
                        };
                        portrait: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string | null;
                            url: string;
                            width: number | null;
                        } | null;
                        portraitId: string | null;
                        published: boolean;
                        ritualIds: string[];
                        school: {
                            en: string;
                            ru: string;
                        };
                        since: number | null;
                        text: {
                            en: string;
                            ru: string;
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPriests: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The priests and their capacity per day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            capacity: number;
                            feedMadeAt: string | null;
                            hasFeed: boolean;
                            id: string;
                            name: string;
                            staffRole: string;
                            version: number;
                        }[];
                        next: null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updatePriest: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    capacity: number;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Sets a priest’s capacity: performances per day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        capacity: number;
                        feedMadeAt: string | null;
                        hasFeed: boolean;
                        id: string;
                        name: string;
                        staffRole: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createPriestFeed: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates a new link to a priest’s calendar; the earlier link stops working */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        priest: {
                            capacity: number;
                            feedMadeAt: string | null;
                            hasFeed: boolean;
                            id: string;
                            name: string;
                            staffRole: string;
                            version: number;
                        };
                        url: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deletePriestFeed: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revokes the link to a priest’s calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        capacity: number;
                        feedMadeAt: string | null;
                        hasFeed: boolean;
                        id: string;
                        name: string;
                        staffRole: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listProofs: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                state?: "draft" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Drafts of proofs, the oldest first, or published proofs, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            createdAt: string;
                            id: string;
                            initials: string;
                            lineId: string;
                            media: {
                                alt: {
                                    en: string;
                                    ru: string;
                                };
                                bytes: number;
                                createdAt: string;
                                focus: {
                                    x: number;
                                    y: number;
                                };
                                height: number | null;
                                id: string;
                                /** @enum {string} */
                                kind: "image" | "video" | "audio" | "document";
                                name: string;
                                seconds: number | null;
                                type: string;
                                url: string;
                                version: number;
                                /** @enum {string} */
                                visibility: "public" | "link" | "staff";
                                width: number | null;
                            }[];
                            number: string | null;
                            orderId: string;
                            orderNumber: string;
                            performedAt: string;
                            place: string;
                            priest: {
                                id: string;
                                name: string;
                            };
                            publishedAt: string | null;
                            ritual: {
                                en: string;
                                ru: string;
                            };
                            /** @enum {string} */
                            state: "draft" | "published";
                            text: {
                                en: string;
                                ru: string;
                            };
                            token: string | null;
                            version: number;
                            /** @enum {string} */
                            visibility: "initials" | "names" | "withdrawn";
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createProof: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lineId: string;
                    media: string[];
                    orderId: string;
                    /** Format: date-time */
                    performedAt: string;
                    place: string;
                    /** @description A priest, by the id of the record or of its account; by default the caller */
                    priestId?: string;
                    /**
                     * @default {
                     *       "ru": "",
                     *       "en": ""
                     *     }
                     */
                    text?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Creates a draft proof of a performed ritual of a paid order, with photos or video */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        id: string;
                        initials: string;
                        lineId: string;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        }[];
                        number: string | null;
                        orderId: string;
                        orderNumber: string;
                        performedAt: string;
                        place: string;
                        priest: {
                            id: string;
                            name: string;
                        };
                        priests: {
                            id: string;
                            name: string;
                        }[];
                        publishedAt: string | null;
                        ritual: {
                            en: string;
                            ru: string;
                        };
                        /** @enum {string} */
                        state: "draft" | "published";
                        text: {
                            en: string;
                            ru: string;
                        };
                        token: string | null;
                        version: number;
                        /** @enum {string} */
                        visibility: "initials" | "names" | "withdrawn";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getProofDetail: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A proof with all its data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        id: string;
                        initials: string;
                        lineId: string;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        }[];
                        number: string | null;
                        orderId: string;
                        orderNumber: string;
                        performedAt: string;
                        place: string;
                        priest: {
                            id: string;
                            name: string;
                        };
                        priests: {
                            id: string;
                            name: string;
                        }[];
                        publishedAt: string | null;
                        ritual: {
                            en: string;
                            ru: string;
                        };
                        /** @enum {string} */
                        state: "draft" | "published";
                        text: {
                            en: string;
                            ru: string;
                        };
                        token: string | null;
                        version: number;
                        /** @enum {string} */
                        visibility: "initials" | "names" | "withdrawn";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateProof: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    media: string[];
                    /** Format: date-time */
                    performedAt: string;
                    place: string;
                    /** @description A priest, by the id of the record or of its account; by default the caller */
                    priestId?: string;
                    /**
                     * @default {
                     *       "ru": "",
                     *       "en": ""
                     *     }
                     */
                    text?: {
                        /** @default  */
                        en?: string;
                        /** @default  */
                        ru?: string;
                    };
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Changes an unpublished proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        id: string;
                        initials: string;
                        lineId: string;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        }[];
                        number: string | null;
                        orderId: string;
                        orderNumber: string;
                        performedAt: string;
                        place: string;
                        priest: {
                            id: string;
                            name: string;
                        };
                        priests: {
                            id: string;
                            name: string;
                        }[];
                        publishedAt: string | null;
                        ritual: {
                            en: string;
                            ru: string;
                        };
                        /** @enum {string} */
                        state: "draft" | "published";
                        text: {
                            en: string;
                            ru: string;
                        };
                        token: string | null;
                        version: number;
                        /** @enum {string} */
                        visibility: "initials" | "names" | "withdrawn";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getProofArchive: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer’s consent to the public archive, and the pictures that were checked for it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consent: {
                            givenAt: string;
                            textVersion: string;
                        } | null;
                        isShown: boolean;
                        publicMedia: string[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    endArchiveConsent: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Removes a ritual from the public archive; only its customer can agree again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consent: {
                            givenAt: string;
                            textVersion: string;
                        } | null;
                        isShown: boolean;
                        publicMedia: string[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setProofPicture: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isPublic: boolean;
                };
            };
        };
        responses: {
            /** @description Records whether a picture was checked for the public archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consent: {
                            givenAt: string;
                            textVersion: string;
                        } | null;
                        isShown: boolean;
                        publicMedia: string[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    publishProof: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    names?: "kept" | "plan";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Publishes the page, assigns the certificate number, sends an e-mail to the customer and moves the order to its next status; when repeated, keeps the names or uses the names of the plan (`names: plan`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        id: string;
                        initials: string;
                        lineId: string;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        }[];
                        number: string | null;
                        orderId: string;
                        orderNumber: string;
                        performedAt: string;
                        place: string;
                        priest: {
                            id: string;
                            name: string;
                        };
                        priests: {
                            id: string;
                            name: string;
                        }[];
                        publishedAt: string | null;
                        ritual: {
                            en: string;
                            ru: string;
                        };
                        /** @enum {string} */
                        state: "draft" | "published";
                        text: {
                            en: string;
                            ru: string;
                        };
                        token: string | null;
                        version: number;
                        /** @enum {string} */
                        visibility: "initials" | "names" | "withdrawn";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    withdrawProof: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Unpublishes the page; an order with the status `ready` returns to `processing` */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        id: string;
                        initials: string;
                        lineId: string;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            bytes: number;
                            createdAt: string;
                            focus: {
                                x: number;
                                y: number;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            name: string;
                            seconds: number | null;
                            type: string;
                            url: string;
                            version: number;
                            /** @enum {string} */
                            visibility: "public" | "link" | "staff";
                            width: number | null;
                        }[];
                        number: string | null;
                        orderId: string;
                        orderNumber: string;
                        performedAt: string;
                        place: string;
                        priest: {
                            id: string;
                            name: string;
                        };
                        priests: {
                            id: string;
                            name: string;
                        }[];
                        publishedAt: string | null;
                        ritual: {
                            en: string;
                            ru: string;
                        };
                        /** @enum {string} */
                        state: "draft" | "published";
                        text: {
                            en: string;
                            ru: string;
                        };
                        token: string | null;
                        version: number;
                        /** @enum {string} */
                        visibility: "initials" | "names" | "withdrawn";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Finished and requested refunds, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            amount: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            finishedAt: string | null;
                            id: string;
                            lastFault: string | null;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            orderId: string;
                            orderNumber: string;
                            paymentId: string;
                            providerRef: string | null;
                            reason: string;
                            requestedAt: string;
                            requestedBy: {
                                email: string | null;
                                id: string;
                            };
                            /** @enum {string} */
                            status: "requested" | "done" | "failed";
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getFunnelReport: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on funnel for a period and the preceding one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: {
                            from: string;
                            lines: {
                                key: string;
                                values: {
                                    [key: string]: number;
                                };
                            }[];
                            to: string;
                            totals: {
                                [key: string]: number;
                            };
                        };
                        /** @enum {string} */
                        by: "day" | "week" | "month";
                        columns: {
                            id: string;
                            /** @enum {string} */
                            unit: "count" | "usd";
                        }[];
                        from: string;
                        lines: {
                            key: string;
                            values: {
                                [key: string]: number;
                            };
                        }[];
                        /** @enum {string} */
                        name: "sales" | "funnel" | "payments" | "rituals" | "languages" | "sources";
                        to: string;
                        totals: {
                            [key: string]: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getFunnelReportCsv: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on funnel as a table (csv) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getFunnelReportXlsx: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on funnel as a table (xlsx) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLanguagesReport: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on languages for a period and the preceding one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: {
                            from: string;
                            lines: {
                                key: string;
                                values: {
                                    [key: string]: number;
                                };
                            }[];
                            to: string;
                            totals: {
                                [key: string]: number;
                            };
                        };
                        /** @enum {string} */
                        by: "day" | "week" | "month";
                        columns: {
                            id: string;
                            /** @enum {string} */
                            unit: "count" | "usd";
                        }[];
                        from: string;
                        lines: {
                            key: string;
                            values: {
                                [key: string]: number;
                            };
                        }[];
                        /** @enum {string} */
                        name: "sales" | "funnel" | "payments" | "rituals" | "languages" | "sources";
                        to: string;
                        totals: {
                            [key: string]: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLanguagesReportCsv: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on languages as a table (csv) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLanguagesReportXlsx: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on languages as a table (xlsx) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPaymentsReport: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on payments for a period and the preceding one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: {
                            from: string;
                            lines: {
                                key: string;
                                values: {
                                    [key: string]: number;
                                };
                            }[];
                            to: string;
                            totals: {
                                [key: string]: number;
                            };
                        };
                        /** @enum {string} */
                        by: "day" | "week" | "month";
                        columns: {
                            id: string;
                            /** @enum {string} */
                            unit: "count" | "usd";
                        }[];
                        from: string;
                        lines: {
                            key: string;
                            values: {
                                [key: string]: number;
                            };
                        }[];
                        /** @enum {string} */
                        name: "sales" | "funnel" | "payments" | "rituals" | "languages" | "sources";
                        to: string;
                        totals: {
                            [key: string]: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPaymentsReportCsv: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on payments as a table (csv) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPaymentsReportXlsx: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on payments as a table (xlsx) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getRitualsReport: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on rituals for a period and the preceding one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: {
                            from: string;
                            lines: {
                                key: string;
                                values: {
                                    [key: string]: number;
                                };
                            }[];
                            to: string;
                            totals: {
                                [key: string]: number;
                            };
                        };
                        /** @enum {string} */
                        by: "day" | "week" | "month";
                        columns: {
                            id: string;
                            /** @enum {string} */
                            unit: "count" | "usd";
                        }[];
                        from: string;
                        lines: {
                            key: string;
                            values: {
                                [key: string]: number;
                            };
                        }[];
                        /** @enum {string} */
                        name: "sales" | "funnel" | "payments" | "rituals" | "languages" | "sources";
                        to: string;
                        totals: {
                            [key: string]: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getRitualsReportCsv: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on rituals as a table (csv) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getRitualsReportXlsx: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on rituals as a table (xlsx) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSalesReport: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on sales for a period and the preceding one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: {
                            from: string;
                            lines: {
                                key: string;
                                values: {
                                    [key: string]: number;
                                };
                            }[];
                            to: string;
                            totals: {
                                [key: string]: number;
                            };
                        };
                        /** @enum {string} */
                        by: "day" | "week" | "month";
                        columns: {
                            id: string;
                            /** @enum {string} */
                            unit: "count" | "usd";
                        }[];
                        from: string;
                        lines: {
                            key: string;
                            values: {
                                [key: string]: number;
                            };
                        }[];
                        /** @enum {string} */
                        name: "sales" | "funnel" | "payments" | "rituals" | "languages" | "sources";
                        to: string;
                        totals: {
                            [key: string]: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSalesReportCsv: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on sales as a table (csv) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSalesReportXlsx: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on sales as a table (xlsx) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSourcesReport: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on sources for a period and the preceding one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: {
                            from: string;
                            lines: {
                                key: string;
                                values: {
                                    [key: string]: number;
                                };
                            }[];
                            to: string;
                            totals: {
                                [key: string]: number;
                            };
                        };
                        /** @enum {string} */
                        by: "day" | "week" | "month";
                        columns: {
                            id: string;
                            /** @enum {string} */
                            unit: "count" | "usd";
                        }[];
                        from: string;
                        lines: {
                            key: string;
                            values: {
                                [key: string]: number;
                            };
                        }[];
                        /** @enum {string} */
                        name: "sales" | "funnel" | "payments" | "rituals" | "languages" | "sources";
                        to: string;
                        totals: {
                            [key: string]: number;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSourcesReportCsv: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on sources as a table (csv) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSourcesReportXlsx: {
        parameters: {
            query?: {
                by?: "day" | "week" | "month";
                from?: string;
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report on sources as a table (xlsx) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                state?: "waiting" | "published" | "declined";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviews that wait for moderation, the oldest first, or published or declined ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            decidedAt: string | null;
                            declineReason: string | null;
                            id: string;
                            /** @enum {string} */
                            lang: "ru" | "en";
                            name: string;
                            orderId: string;
                            orderNumber: string;
                            reply: string | null;
                            ritual: {
                                id: string;
                                names: {
                                    en: string;
                                    ru: string;
                                };
                            };
                            /** @enum {string} */
                            state: "waiting" | "published" | "declined";
                            text: string;
                            version: number;
                            writtenAt: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReview: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A review with all its data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decidedAt: string | null;
                        declineReason: string | null;
                        id: string;
                        /** @enum {string} */
                        lang: "ru" | "en";
                        name: string;
                        orderId: string;
                        orderNumber: string;
                        reply: string | null;
                        ritual: {
                            id: string;
                            names: {
                                en: string;
                                ru: string;
                            };
                        };
                        /** @enum {string} */
                        state: "waiting" | "published" | "declined";
                        text: string;
                        version: number;
                        writtenAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    decideReview: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "publish" | "decline";
                    reason?: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Publishes a review, or declines it with a reason for its author */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decidedAt: string | null;
                        declineReason: string | null;
                        id: string;
                        /** @enum {string} */
                        lang: "ru" | "en";
                        name: string;
                        orderId: string;
                        orderNumber: string;
                        reply: string | null;
                        ritual: {
                            id: string;
                            names: {
                                en: string;
                                ru: string;
                            };
                        };
                        /** @enum {string} */
                        state: "waiting" | "published" | "declined";
                        text: string;
                        version: number;
                        writtenAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    replyToReview: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An empty text removes the reply */
                    reply: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description Sets the shop’s reply to a review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decidedAt: string | null;
                        declineReason: string | null;
                        id: string;
                        /** @enum {string} */
                        lang: "ru" | "en";
                        name: string;
                        orderId: string;
                        orderNumber: string;
                        reply: string | null;
                        ritual: {
                            id: string;
                            names: {
                                en: string;
                                ru: string;
                            };
                        };
                        /** @enum {string} */
                        state: "waiting" | "published" | "declined";
                        text: string;
                        version: number;
                        writtenAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listServiceDrafts: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                q?: string;
                state?: "draft" | "published" | "changed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every ritual, including drafts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            category: string | null;
                            completeness: {
                                en: {
                                    filled: number;
                                    missing: string[];
                                    total: number;
                                };
                                ru: {
                                    filled: number;
                                    missing: string[];
                                    total: number;
                                };
                            };
                            editedAt: string | null;
                            hasProposal: boolean;
                            id: string;
                            name: {
                                en: string;
                                ru: string;
                            };
                            position: number;
                            price: number | null;
                            published: boolean;
                            publishedVersion: number | null;
                            scheduled: {
                                at: string;
                                version: number;
                            } | null;
                            /** @enum {string} */
                            state: "draft" | "published" | "changed";
                            version: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createServiceDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    en?: {
                        content?: string;
                        description?: string;
                        features?: string[];
                        intro?: string;
                        keywords?: string[];
                        mantra_translation?: string | null;
                        mantra_transliteration?: string | null;
                        name?: string;
                        seo_description?: string;
                        seo_title?: string;
                    };
                    id?: string;
                    image_url?: string | null;
                    mantra?: string | null;
                    price?: number;
                    recording_url?: string | null;
                    ru?: {
                        content?: string;
                        description?: string;
                        features?: string[];
                        intro?: string;
                        keywords?: string[];
                        mantra_translation?: string | null;
                        mantra_transliteration?: string | null;
                        name?: string;
                        seo_description?: string;
                        seo_title?: string;
                    };
                    terms?: {
                        basic?: number[];
                        enhanced?: number[];
                        intention?: number[];
                        premium?: number[];
                    } | null;
                    tiers?: {
                        basic?: {
                            days?: number | null;
                            hours?: number | null;
                            priests?: number | null;
                            recitations?: number | null;
                        };
                        enhanced?: {
                            days?: number | null;
                            hours?: number | null;
                            priests?: number | null;
                            recitations?: number | null;
                        };
                        premium?: {
                            days?: number | null;
                            hours?: number | null;
                            priests?: number | null;
                            recitations?: number | null;
                        };
                    } | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Create a ritual as a draft; if the id is missing, the shop derives it from the name */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getServiceDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest texts of a ritual in both languages, and their publication state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveServiceDraft: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    en?: {
                        content?: string;
                        description?: string;
                        features?: string[];
                        intro?: string;
                        keywords?: string[];
                        mantra_translation?: string | null;
                        mantra_transliteration?: string | null;
                        name?: string;
                        seo_description?: string;
                        seo_title?: string;
                    };
                    image_url?: string | null;
                    mantra?: string | null;
                    price?: number;
                    recording_url?: string | null;
                    ru?: {
                        content?: string;
                        description?: string;
                        features?: string[];
                        intro?: string;
                        keywords?: string[];
                        mantra_translation?: string | null;
                        mantra_transliteration?: string | null;
                        name?: string;
                        seo_description?: string;
                        seo_title?: string;
                    };
                    terms?: {
                        basic?: number[];
                        enhanced?: number[];
                        intention?: number[];
                        premium?: number[];
                    } | null;
                    tiers?: {
                        basic?: {
                            days?: number | null;
                            hours?: number | null;
                            priests?: number | null;
                            recitations?: number | null;
                        };
                        enhanced?: {
                            days?: number | null;
                            hours?: number | null;
                            priests?: number | null;
                            recitations?: number | null;
                        };
                        premium?: {
                            days?: number | null;
                            hours?: number | null;
                            priests?: number | null;
                            recitations?: number | null;
                        };
                    } | null;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Save texts of a ritual as a draft; omitted fields keep their values, and readers see no change before publication */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    addServiceAlias: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alias: string;
                };
            };
        };
        responses: {
            /** @description Add an alias to a ritual; the address with the alias leads to the page */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeServiceAlias: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                alias: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove an alias */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    settleServiceProposal: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    take: ("ru.name" | "ru.intro" | "ru.description" | "ru.features" | "ru.content" | "ru.mantra_transliteration" | "ru.mantra_translation" | "ru.seo_title" | "ru.seo_description" | "ru.keywords" | "en.name" | "en.intro" | "en.description" | "en.features" | "en.content" | "en.mantra_transliteration" | "en.mantra_translation" | "en.seo_title" | "en.seo_description" | "en.keywords" | "price" | "terms" | "tiers" | "mantra" | "recording_url" | "image_url")[];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Decide about the changes of a release: accept the listed fields into a draft, and keep the stored values of all other fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    publishService: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    at?: string | null;
                    published: boolean;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Publish the newest texts of a ritual, now or at a given time, or unpublish a ritual */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unscheduleService: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancel the scheduled publication */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listServiceVersions: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions of the texts, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            at: string | null;
                            by: {
                                email: string | null;
                                id: string;
                            } | null;
                            changed: string[];
                            isPublished: boolean;
                            n: number;
                            /** @enum {string} */
                            origin: "shipped" | "created" | "edited" | "restored" | "proposal";
                            restoredFrom: number | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getServiceVersion: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One version with all its texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        at: string | null;
                        by: {
                            email: string | null;
                            id: string;
                        } | null;
                        changed: string[];
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        image_url: string | null;
                        isPublished: boolean;
                        mantra: string | null;
                        n: number;
                        /** @enum {string} */
                        origin: "shipped" | "created" | "edited" | "restored" | "proposal";
                        price: number;
                        recording_url?: string | null;
                        restoredFrom: number | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreServiceVersion: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Restore the texts of an older version as a new version */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        aliases: string[];
                        category: string | null;
                        completeness: {
                            en: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                            ru: {
                                filled: number;
                                missing: string[];
                                total: number;
                            };
                        };
                        editedAt: string | null;
                        editedBy: {
                            email: string | null;
                            id: string;
                        } | null;
                        en: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        id: string;
                        image_url: string | null;
                        mantra: string | null;
                        position: number;
                        price: number;
                        proposal: {
                            fields: {
                                base: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                                isOwn: boolean;
                                path: string;
                                proposed: string | string[] | number | {
                                    basic?: number[];
                                    enhanced?: number[];
                                    intention?: number[];
                                    premium?: number[];
                                } | {
                                    basic?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    enhanced?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                    premium?: {
                                        days?: number | null;
                                        hours?: number | null;
                                        priests?: number | null;
                                        recitations?: number | null;
                                    };
                                } | null;
                            }[];
                        } | null;
                        published: boolean;
                        publishedVersion: number | null;
                        recording_url?: string | null;
                        ru: {
                            content: string;
                            description: string;
                            features: string[];
                            intro: string;
                            keywords: string[];
                            mantra_translation: string | null;
                            mantra_transliteration: string | null;
                            name: string;
                            seo_description: string;
                            seo_title: string;
                        };
                        scheduled: {
                            at: string;
                            version: number;
                        } | null;
                        /** @enum {string} */
                        state: "draft" | "published" | "changed";
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        } | null;
                        tiers?: {
                            basic?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            enhanced?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                            premium?: {
                                days?: number | null;
                                hours?: number | null;
                                priests?: number | null;
                                recitations?: number | null;
                            };
                        } | null;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    orderServices: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Set the display order: first the listed entries, then all other entries in their previous order */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listStaffSessions: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browsers in which staff are signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            accountId: string;
                            createdAt: string;
                            device: string;
                            email: string;
                            id: string;
                            isCurrent: boolean;
                            lastSeenAt: string;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "manager" | "editor" | "priest" | "viewer";
                            secondFactorAt: string | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    endStaffSession: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signs a staff member out of one browser */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSettings: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings: names, contacts, payment methods, languages, legal facts, tiers and the payment policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contacts: {
                            messengerHandle: string;
                            messengerLink: string;
                            /** Format: email */
                            ordersEmail: string;
                            /** Format: email */
                            providerEmail: string;
                        };
                        countryKnown: boolean;
                        defaults: {
                            contacts: {
                                messengerHandle: string;
                                messengerLink: string;
                                /** Format: email */
                                ordersEmail: string;
                                /** Format: email */
                                providerEmail: string;
                            };
                            shopName: {
                                en: string;
                                ru: string;
                            };
                        };
                        languages: ("ru" | "en")[];
                        legal: {
                            address: {
                                en: string;
                                ru: string;
                            };
                            country: {
                                en: string;
                                ru: string;
                            };
                            email: string | "";
                            law: {
                                en: string;
                                ru: string;
                            };
                            operatorName: {
                                en: string;
                                ru: string;
                            };
                            phone: string;
                            refundDays: number | null;
                            registrationNumber: string;
                            replyDays: number | null;
                            storage: {
                                en: string;
                                ru: string;
                            };
                        };
                        paymentMethods: {
                            BTC: {
                                enabled: boolean;
                                offIn: string[];
                            };
                            card: {
                                enabled: boolean;
                                offIn: string[];
                            };
                            ETH: {
                                enabled: boolean;
                                offIn: string[];
                            };
                            USDT_ERC20: {
                                enabled: boolean;
                                offIn: string[];
                            };
                            USDT_TRC20: {
                                enabled: boolean;
                                offIn: string[];
                            };
                        };
                        policy: {
                            addressesPerHour?: number;
                            bitcoinMost?: number;
                            bitcoinSteps?: {
                                count: number;
                                underCents: number;
                            }[];
                            dustCents?: number;
                            ethereumBlocks?: number;
                            ethereumFinalFromCents?: number;
                            gapWarning?: number;
                            lockMinutes?: number;
                            minimumCents?: {
                                BTC?: number;
                                ETH?: number;
                                USDT_ERC20?: number;
                                USDT_TRC20?: number;
                            };
                            partnerDayCents?: number;
                            paymentsPerOrder?: number;
                            secondPersonFromCents?: number;
                            spreadBasisPoints?: number;
                            staleSeconds?: number;
                            toleranceBasisPoints?: number;
                            toleranceCents?: number;
                            unpaidMost?: number;
                            watchDays?: number;
                        };
                        reminders: {
                            plan: boolean;
                            unpaid: boolean;
                        };
                        rite: {
                            caption: {
                                en: string;
                                ru: string;
                            };
                            film: string;
                            poster: string;
                        };
                        shopName: {
                            en: string;
                            ru: string;
                        };
                        tiers: {
                            all: {
                                basic?: {
                                    days: number | null;
                                    /** @default null */
                                    hours: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                                enhanced?: {
                                    days: number | null;
                                    /** @default null */
                                    hours: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                                premium?: {
                                    days: number | null;
                                    /** @default null */
                                    hours: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                            };
                            rituals: {
                                [key: string]: {
                                    basic?: {
                                        days: number | null;
                                        /** @default null */
                                        hours: number | null;
                                        priests: number | null;
                                        recitations: number | null;
                                    };
                                    enhanced?: {
                                        days: number | null;
                                        /** @default null */
                                        hours: number | null;
                                        priests: number | null;
                                        recitations: number | null;
                                    };
                                    premium?: {
                                        days: number | null;
                                        /** @default null */
                                        hours: number | null;
                                        priests: number | null;
                                        recitations: number | null;
                                    };
                                };
                            };
                            terms: {
                                basic: number[];
                                enhanced: number[];
                                intention: number[];
                                premium: number[];
                            };
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateSettings: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    contacts?: {
                        messengerHandle?: string;
                        messengerLink?: string;
                        /** Format: email */
                        ordersEmail?: string;
                        /** Format: email */
                        providerEmail?: string;
                    };
                    countryKnown?: boolean;
                    defaults?: {
                        contacts: {
                            messengerHandle: string;
                            messengerLink: string;
                            /** Format: email */
                            ordersEmail: string;
                            /** Format: email */
                            providerEmail: string;
                        };
                        shopName: {
                            en: string;
                            ru: string;
                        };
                    };
                    languages?: ("ru" | "en")[];
                    legal?: {
                        address?: {
                            en: string;
                            ru: string;
                        };
                        country?: {
                            en: string;
                            ru: string;
                        };
                        email?: string | "";
                        law?: {
                            en: string;
                            ru: string;
                        };
                        operatorName?: {
                            en: string;
                            ru: string;
                        };
                        phone?: string;
                        refundDays?: number | null;
                        registrationNumber?: string;
                        replyDays?: number | null;
                        storage?: {
                            en: string;
                            ru: string;
                        };
                    };
                    paymentMethods?: {
                        BTC?: {
                            enabled: boolean;
                            offIn: string[];
                        };
                        card?: {
                            enabled: boolean;
                            offIn: string[];
                        };
                        ETH?: {
                            enabled: boolean;
                            offIn: string[];
                        };
                        USDT_ERC20?: {
                            enabled: boolean;
                            offIn: string[];
                        };
                        USDT_TRC20?: {
                            enabled: boolean;
                            offIn: string[];
                        };
                    };
                    policy?: {
                        addressesPerHour?: number;
                        bitcoinMost?: number;
                        bitcoinSteps?: {
                            count: number;
                            underCents: number;
                        }[];
                        dustCents?: number;
                        ethereumBlocks?: number;
                        ethereumFinalFromCents?: number;
                        gapWarning?: number;
                        lockMinutes?: number;
                        minimumCents?: {
                            BTC?: number;
                            ETH?: number;
                            USDT_ERC20?: number;
                            USDT_TRC20?: number;
                        };
                        partnerDayCents?: number;
                        paymentsPerOrder?: number;
                        secondPersonFromCents?: number;
                        spreadBasisPoints?: number;
                        staleSeconds?: number;
                        toleranceBasisPoints?: number;
                        toleranceCents?: number;
                        unpaidMost?: number;
                        watchDays?: number;
                    };
                    reminders?: {
                        plan?: boolean;
                        unpaid?: boolean;
                    };
                    rite?: {
                        caption?: {
                            en: string;
                            ru: string;
                        };
                        film?: string;
                        poster?: string;
                    };
                    shopName?: {
                        en?: string;
                        ru?: string;
                    };
                    tiers?: {
                        all?: {
                            basic?: {
                                days: number | null;
                                /** @default null */
                                hours?: number | null;
                                priests: number | null;
                                recitations: number | null;
                            };
                            enhanced?: {
                                days: number | null;
                                /** @default null */
                                hours?: number | null;
                                priests: number | null;
                                recitations: number | null;
                            };
                            premium?: {
                                days: number | null;
                                /** @default null */
                                hours?: number | null;
                                priests: number | null;
                                recitations: number | null;
                            };
                        };
                        rituals?: {
                            [key: string]: {
                                basic?: {
                                    days: number | null;
                                    /** @default null */
                                    hours?: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                                enhanced?: {
                                    days: number | null;
                                    /** @default null */
                                    hours?: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                                premium?: {
                                    days: number | null;
                                    /** @default null */
                                    hours?: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                            };
                        };
                        terms?: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        };
                    };
                    version: number;
                };
            };
        };
        responses: {
            /** @description Changes the given sections and fields, immediately in every process. Only the owner can change the policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contacts: {
                            messengerHandle: string;
                            messengerLink: string;
                            /** Format: email */
                            ordersEmail: string;
                            /** Format: email */
                            providerEmail: string;
                        };
                        countryKnown: boolean;
                        defaults: {
                            contacts: {
                                messengerHandle: string;
                                messengerLink: string;
                                /** Format: email */
                                ordersEmail: string;
                                /** Format: email */
                                providerEmail: string;
                            };
                            shopName: {
                                en: string;
                                ru: string;
                            };
                        };
                        languages: ("ru" | "en")[];
                        legal: {
                            address: {
                                en: string;
                                ru: string;
                            };
                            country: {
                                en: string;
                                ru: string;
                            };
                            email: string | "";
                            law: {
                                en: string;
                                ru: string;
                            };
                            operatorName: {
                                en: string;
                                ru: string;
                            };
                            phone: string;
                            refundDays: number | null;
                            registrationNumber: string;
                            replyDays: number | null;
                            storage: {
                                en: string;
                                ru: string;
                            };
                        };
                        paymentMethods: {
                            BTC: {
                                enabled: boolean;
                                offIn: string[];
                            };
                            card: {
                                enabled: boolean;
                                offIn: string[];
                            };
                            ETH: {
                                enabled: boolean;
                                offIn: string[];
                            };
                            USDT_ERC20: {
                                enabled: boolean;
                                offIn: string[];
                            };
                            USDT_TRC20: {
                                enabled: boolean;
                                offIn: string[];
                            };
                        };
                        policy: {
                            addressesPerHour?: number;
                            bitcoinMost?: number;
                            bitcoinSteps?: {
                                count: number;
                                underCents: number;
                            }[];
                            dustCents?: number;
                            ethereumBlocks?: number;
                            ethereumFinalFromCents?: number;
                            gapWarning?: number;
                            lockMinutes?: number;
                            minimumCents?: {
                                BTC?: number;
                                ETH?: number;
                                USDT_ERC20?: number;
                                USDT_TRC20?: number;
                            };
                            partnerDayCents?: number;
                            paymentsPerOrder?: number;
                            secondPersonFromCents?: number;
                            spreadBasisPoints?: number;
                            staleSeconds?: number;
                            toleranceBasisPoints?: number;
                            toleranceCents?: number;
                            unpaidMost?: number;
                            watchDays?: number;
                        };
                        reminders: {
                            plan: boolean;
                            unpaid: boolean;
                        };
                        rite: {
                            caption: {
                                en: string;
                                ru: string;
                            };
                            film: string;
                            poster: string;
                        };
                        shopName: {
                            en: string;
                            ru: string;
                        };
                        tiers: {
                            all: {
                                basic?: {
                                    days: number | null;
                                    /** @default null */
                                    hours: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                                enhanced?: {
                                    days: number | null;
                                    /** @default null */
                                    hours: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                                premium?: {
                                    days: number | null;
                                    /** @default null */
                                    hours: number | null;
                                    priests: number | null;
                                    recitations: number | null;
                                };
                            };
                            rituals: {
                                [key: string]: {
                                    basic?: {
                                        days: number | null;
                                        /** @default null */
                                        hours: number | null;
                                        priests: number | null;
                                        recitations: number | null;
                                    };
                                    enhanced?: {
                                        days: number | null;
                                        /** @default null */
                                        hours: number | null;
                                        priests: number | null;
                                        recitations: number | null;
                                    };
                                    premium?: {
                                        days: number | null;
                                        /** @default null */
                                        hours: number | null;
                                        priests: number | null;
                                        recitations: number | null;
                                    };
                                };
                            };
                            terms: {
                                basic: number[];
                                enhanced: number[];
                                intention: number[];
                                premium: number[];
                            };
                        };
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSankalpaSheet: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sankalpa sheet of a day; the audit records the access */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        almanac: {
                            devanagari: string;
                            latin: string;
                            /** @enum {string} */
                            part: "samvatsara" | "ayana" | "ritu" | "masa" | "paksha" | "tithi" | "vara" | "nakshatra" | "yoga";
                        }[];
                        date: string;
                        festival: string | null;
                        note: string;
                        performances: {
                            k: number;
                            lineId: string;
                            n: number;
                            name: string;
                            number: string;
                            orderId: string;
                            people: {
                                devanagari: string;
                                gotra: string;
                                latin: string;
                                nakshatra: {
                                    devanagari: string;
                                    latin: string;
                                } | null;
                                name: string;
                                rashi: {
                                    devanagari: string;
                                    latin: string;
                                } | null;
                                words: {
                                    devanagari: string;
                                    latin: string;
                                    name: string;
                                    version: number;
                                }[];
                            }[];
                            priest: string | null;
                            printedOrderId: string;
                            sankalpa: string;
                            /** @enum {string|null} */
                            tier: "basic" | "enhanced" | "premium" | null;
                        }[];
                        place: string;
                        shaka: number;
                        sunrise: string;
                        tithiEnds: {
                            date: string;
                            time: string;
                        };
                        vikrama: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff members and invited people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            email: string;
                            expiresAt: string | null;
                            factors: {
                                passkeys: number;
                                totp: boolean;
                            };
                            id: string;
                            invitedAt: string | null;
                            isNamedInConfiguration: boolean;
                            isYou: boolean;
                            /** @enum {string} */
                            lang: "ru" | "en";
                            lastSignInAt: string | null;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "manager" | "editor" | "priest" | "viewer";
                            /** @enum {string} */
                            state: "active" | "invited";
                            version: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    lang?: "ru" | "en";
                    /** @enum {string} */
                    role: "owner" | "manager" | "editor" | "priest" | "viewer";
                };
            };
        };
        responses: {
            /** @description Invites a person by e-mail; the person gets the role by signing in with that address within seven days */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        expiresAt: string | null;
                        factors: {
                            passkeys: number;
                            totp: boolean;
                        };
                        id: string;
                        invitedAt: string | null;
                        isNamedInConfiguration: boolean;
                        isYou: boolean;
                        /** @enum {string} */
                        lang: "ru" | "en";
                        lastSignInAt: string | null;
                        name: string;
                        /** @enum {string} */
                        role: "owner" | "manager" | "editor" | "priest" | "viewer";
                        /** @enum {string} */
                        state: "active" | "invited";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateStaff: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "owner" | "manager" | "editor" | "priest" | "viewer";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Changes the role of a staff member, and ends the person’s sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        expiresAt: string | null;
                        factors: {
                            passkeys: number;
                            totp: boolean;
                        };
                        id: string;
                        invitedAt: string | null;
                        isNamedInConfiguration: boolean;
                        isYou: boolean;
                        /** @enum {string} */
                        lang: "ru" | "en";
                        lastSignInAt: string | null;
                        name: string;
                        /** @enum {string} */
                        role: "owner" | "manager" | "editor" | "priest" | "viewer";
                        /** @enum {string} */
                        state: "active" | "invited";
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeStaff: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the role, the sessions and the second factors of a staff member, or withdraws an invitation */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSurpluses: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment attempts with money that must be returned, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            address: string | null;
                            addressUrl: string | null;
                            approvedBy: {
                                email: string | null;
                                id: string;
                            } | null;
                            /** @enum {string|null} */
                            attention: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable" | "reverted" | "wrong-amount" | "wrong-currency" | "wrong-order" | "wrong-checkout" | "fraud-warning" | "disputed" | "dispute-lost" | "refund-failed" | "surplus" | "second-person" | null;
                            choices: ("accepted" | "rest" | "returned" | "dismissed")[];
                            confirmations: number | null;
                            confirmedBy: {
                                email: string | null;
                                id: string;
                            } | null;
                            contact: string | null;
                            createdAt: string;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20" | "USD" | "RUB";
                            expected: string;
                            id: string;
                            /** @enum {string} */
                            method: "crypto" | "card" | "manual";
                            note: string | null;
                            orderId: string;
                            orderNumber: string;
                            paidAt: string | null;
                            priceUsd: number;
                            provider: string | null;
                            received: string;
                            receivedOn: string | null;
                            reference: string | null;
                            requiredConfirmations: number | null;
                            /** @enum {string} */
                            status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled" | "surplus" | "declined" | "awaiting";
                            strange: {
                                amount: string;
                                /** @enum {string} */
                                currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                            }[];
                            surplus: {
                                amount: string;
                                underWay: string;
                            } | null;
                            transactionHash: string | null;
                            transactionUrl: string | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSystem: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The running version, its start time, and waiting work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chains: {
                            height: number | null;
                            isFailing: boolean;
                            lagSeconds: number | null;
                            name: string;
                        }[];
                        databaseMs: number;
                        /** @enum {string} */
                        engine: "pglite" | "postgres";
                        memoryBytes: number;
                        node: string;
                        outbox: {
                            failed: number;
                            waiting: number;
                        };
                        startedAt: string;
                        version: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getToday: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Work that waits for staff; parts that the caller’s role may not open are empty */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        awaitingPlan: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        failedMessages: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        needsAttention: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        priestsIncomplete: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        proofsMissing: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        reviewsWaiting: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        toPerform: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        unpaidOld: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                        untranslated: {
                            count: number;
                            items: {
                                at: string | null;
                                detail: string;
                                id: string;
                                link: string;
                                target: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "order" | "review" | "payment" | "ritual" | "article" | "priest";
                                } | {
                                    /** @enum {string} */
                                    kind: "proof";
                                    lineId: string;
                                    orderId: string;
                                } | {
                                    day: string;
                                    /** @enum {string} */
                                    kind: "sheet" | "calendar";
                                } | {
                                    /** @enum {string} */
                                    kind: "operations" | "settings";
                                } | {
                                    /** @enum {string} */
                                    kind: "messages";
                                    /** @enum {string} */
                                    state: "failed";
                                };
                                title: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listWallets: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallets, and how many of the last addresses of each wallet are unpaid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            account: string;
                            /** @enum {string} */
                            chain: "bitcoin" | "ethereum" | "tron";
                            first: {
                                address: string;
                                index: number;
                            }[];
                            gapNeeded: number;
                            isCurrent: boolean;
                            isSlowed: boolean;
                            isWarned: boolean;
                            nextIndex: number;
                            slowsFrom: number;
                            unpaidRun: number;
                            warnsFrom: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    recordEvent: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: ({
                        from?: string;
                        /** @enum {string} */
                        name: "page_view";
                        path: string;
                        /** @enum {boolean} */
                        step?: true;
                    } | {
                        /** @enum {string} */
                        currency: "USD";
                        items: {
                            /** @enum {string} */
                            item_category: "Vedic Ritual";
                            item_id: string;
                            item_name: string;
                            /** @enum {string} */
                            item_variant?: "basic" | "enhanced" | "premium" | "custom";
                            price: number;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        name: "view_item" | "select_item" | "add_to_cart" | "remove_from_cart" | "begin_checkout";
                        /** @enum {boolean} */
                        step?: true;
                        value: number;
                    } | {
                        /** @enum {string} */
                        currency: "USD";
                        items: {
                            /** @enum {string} */
                            item_category: "Vedic Ritual";
                            item_id: string;
                            item_name: string;
                            /** @enum {string} */
                            item_variant?: "basic" | "enhanced" | "premium" | "custom";
                            price: number;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        name: "add_payment_info";
                        /** @enum {string} */
                        payment_type: "card" | "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        /** @enum {boolean} */
                        step?: true;
                        value: number;
                    })[];
                };
            };
        };
        responses: {
            /** @description Counts an event on a page; stores nothing about the visitor */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getAnalyticsSettings: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The third-party services that a visitor can allow, and how long counts are stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: number;
                        ga4: string | null;
                        metrika: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCatalogue: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Articles and rituals to read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        article_intro: string | null;
                        article_intro_en: string | null;
                        category: string | null;
                        description: string | null;
                        description_en: string | null;
                        id: string;
                        image_focus?: {
                            x: number;
                            y: number;
                        };
                        image_url: string | null;
                        name: string;
                        name_en: string;
                        /** @enum {string} */
                        source: "services" | "articles";
                        tags?: string[];
                        tags_en?: string[];
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getArticle: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        article_content: string;
                        article_content_en: string;
                        article_intro: string;
                        article_intro_en: string;
                        article_seo_description: string;
                        article_seo_description_en: string;
                        article_seo_title: string;
                        article_seo_title_en: string;
                        /** @enum {string} */
                        article_status: "published" | "draft";
                        article_updated_at: string;
                        author: string;
                        description: string;
                        description_en: string;
                        id: string;
                        image_focus?: {
                            x: number;
                            y: number;
                        };
                        image_url: string | null;
                        name: string;
                        name_en: string;
                        reading_time: number;
                        related: string[];
                        tags: string[];
                        tags_en: string[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getArticleText: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of an article: its text as safe HTML, and related data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: string;
                        description: string;
                        headings: {
                            id: string;
                            level: number;
                            title: string;
                        }[];
                        html: string;
                        id: string;
                        image_focus?: {
                            x: number;
                            y: number;
                        };
                        image_url: string | null;
                        intro: string;
                        keywords: string[];
                        /** @enum {string} */
                        lang: "ru" | "en";
                        name: string;
                        next: {
                            id: string;
                            name: string;
                        } | null;
                        previous: {
                            id: string;
                            name: string;
                        } | null;
                        reading_time: number;
                        related: {
                            category: string;
                            id: string;
                            name: string;
                            price: number;
                            terms: {
                                basic?: number[];
                                enhanced?: number[];
                                intention?: number[];
                                premium?: number[];
                            };
                        }[];
                        seo_description: string;
                        seo_title: string;
                        tags: string[];
                        updated_at: string | null;
                        word_count: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    logOut: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the session; changes nothing if there is no session */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOwnAccount: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            consent: {
                                given: boolean;
                                givenAt: string | null;
                                textVersion: string | null;
                            };
                            createdAt: string;
                            email: string | null;
                            id: string;
                            phone: string | null;
                            /** @enum {string} */
                            role: "customer" | "partner" | "admin";
                            /** @enum {string|null} */
                            staffRole: "owner" | "manager" | "editor" | "priest" | "viewer" | null;
                        };
                        email: string;
                        firstName: string;
                        id: string;
                        lastName: string;
                        phone: string;
                        profile: {
                            additionalNotes: string;
                            birthDate: string;
                            birthPlace: string;
                            birthTime: string;
                            createdAt: string;
                            currentLocation: string;
                            email: string;
                            firstName: string;
                            /** @enum {string} */
                            gender: "Male" | "Female" | "";
                            id: string;
                            /** @enum {string} */
                            isTimeUncertain: "true" | "";
                            lastName: string;
                            /** @enum {string} */
                            maritalStatus: "Single" | "Married" | "Divorced" | "Widowed" | "";
                            occupation: string;
                            phoneNumber: string;
                            updatedAt: string;
                        } | null;
                        /** @enum {string} */
                        role: "customer" | "partner" | "admin";
                        /** @enum {string|null} */
                        staffRole: "owner" | "manager" | "editor" | "priest" | "viewer" | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    requestLogin: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact": "anna@example.com"
                 *     }
                 */
                "application/json": {
                    /** @description An e-mail address or a phone number, as a person pastes it */
                    contact: string;
                    proof?: {
                        answers: number[];
                        token: string;
                    };
                };
            };
        };
        responses: {
            /** @description Sends a sign-in code to an e-mail address or a phone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        channel: "email" | "sms";
                        expiresIn: number;
                        resendIn: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the caller’s second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fresh: boolean;
                        passed: boolean;
                        passedAt: string | null;
                        passkeys: {
                            createdAt: string;
                            id: string;
                            lastUsedAt: string | null;
                            name: string;
                        }[];
                        recoveryCodesLeft: number;
                        required: boolean;
                        totp: {
                            createdAt: string;
                            lastUsedAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removePasskey: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes a passkey; the caller must have passed the second factor recently */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    beginPasskeyVerification: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options to use a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    registerPasskey: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    name?: string;
                    response: {
                        /** @enum {string} */
                        authenticatorAttachment?: "platform" | "cross-platform";
                        /** @default {} */
                        clientExtensionResults?: Record<string, never>;
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            clientDataJSON: string;
                            transports?: string[];
                        };
                        /** @enum {string} */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            /** @description Registers the passkey that a browser created; for the first factor, the answer has the recovery codes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fresh: boolean;
                        passed: boolean;
                        passedAt: string | null;
                        passkeys: {
                            createdAt: string;
                            id: string;
                            lastUsedAt: string | null;
                            name: string;
                        }[];
                        recoveryCodes: string[] | null;
                        recoveryCodesLeft: number;
                        required: boolean;
                        totp: {
                            createdAt: string;
                            lastUsedAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    beginPasskeyRegistration: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options to create a passkey; for a further passkey, the caller must have passed the second factor recently */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    verifyPasskey: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response: {
                        /** @enum {string} */
                        authenticatorAttachment?: "platform" | "cross-platform";
                        /** @default {} */
                        clientExtensionResults?: Record<string, never>;
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string;
                        };
                        /** @enum {string} */
                        type: "public-key";
                    };
                };
            };
        };
        responses: {
            /** @description Passes the second factor with a passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fresh: boolean;
                        passed: boolean;
                        passedAt: string | null;
                        passkeys: {
                            createdAt: string;
                            id: string;
                            lastUsedAt: string | null;
                            name: string;
                        }[];
                        recoveryCodesLeft: number;
                        required: boolean;
                        totp: {
                            createdAt: string;
                            lastUsedAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    useRecoveryCode: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Passes the second factor with a recovery code; each code is valid once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fresh: boolean;
                        passed: boolean;
                        passedAt: string | null;
                        passkeys: {
                            createdAt: string;
                            id: string;
                            lastUsedAt: string | null;
                            name: string;
                        }[];
                        recoveryCodesLeft: number;
                        required: boolean;
                        totp: {
                            createdAt: string;
                            lastUsedAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Creates ten recovery codes and returns them only once; earlier codes become invalid. The caller must have passed the second factor recently */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recoveryCodes: string[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    removeTotp: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the authenticator app; the caller must have passed the second factor recently */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    registerTotp: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Registers an authenticator app with one of its codes, and replaces an earlier app; for the first factor, the answer has the recovery codes */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fresh: boolean;
                        passed: boolean;
                        passedAt: string | null;
                        passkeys: {
                            createdAt: string;
                            id: string;
                            lastUsedAt: string | null;
                            name: string;
                        }[];
                        recoveryCodes: string[] | null;
                        recoveryCodesLeft: number;
                        required: boolean;
                        totp: {
                            createdAt: string;
                            lastUsedAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    beginTotpRegistration: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A secret for an authenticator app; for a further factor, the caller must have passed the second factor recently */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        expiresAt: string;
                        secret: string;
                        uri: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    verifyTotp: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Passes the second factor with a code of the app; each code is valid once, and may be one step early or late by the shop’s clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fresh: boolean;
                        passed: boolean;
                        passedAt: string | null;
                        passkeys: {
                            createdAt: string;
                            id: string;
                            lastUsedAt: string | null;
                            name: string;
                        }[];
                        recoveryCodesLeft: number;
                        required: boolean;
                        totp: {
                            createdAt: string;
                            lastUsedAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browsers in which the customer is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        device: string;
                        id: string;
                        isCurrent: boolean;
                        lastSeenAt: string;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the customer’s session in one browser */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    verifyCode: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact": "anna@example.com",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description The six digits, or the whole message that contains them */
                    code: string;
                    /** @description An e-mail address or a phone number, as a person pastes it */
                    contact: string;
                };
            };
        };
        responses: {
            /** @description Signs in with the code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isNewUser: boolean;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPublicCalendar: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Coming group rituals, festivals and days of the moon, for the next 90 days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: {
                            date: string;
                            festival: string | null;
                            /** @enum {string|null} */
                            moon: "purnima" | "amavasya" | "ekadashi" | null;
                            rituals: {
                                id: string;
                                name: string;
                            }[];
                        }[];
                        from: string;
                        groups: {
                            /** @enum {string|null} */
                            closed: "cancelled" | "closed" | "full" | null;
                            closesAt: string;
                            id: string;
                            left: number;
                            performsAt: string;
                            places: number;
                            price: number;
                            ritual: {
                                category: string | null;
                                description: string;
                                id: string;
                                name: string;
                            };
                        }[];
                        to: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createCardPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "4f1c2a9e7b3d4c58a6e0f92b1d7c3e85"
                 *     }
                 */
                "application/json": {
                    orderId: string;
                    /** @enum {string} */
                    provider?: "sandbox" | "stripe" | "yookassa";
                };
            };
        };
        responses: {
            /** @description Opens a page of the card provider on which an order can be paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: string;
                        /** @enum {string} */
                        currency: "USD" | "RUB";
                        id: string;
                        /** @enum {string} */
                        provider: "sandbox" | "stripe" | "yookassa";
                        url: string;
                    };
                };
            };
            /** @description Opens a page of the card provider on which an order can be paid */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: string;
                        /** @enum {string} */
                        currency: "USD" | "RUB";
                        id: string;
                        /** @enum {string} */
                        provider: "sandbox" | "stripe" | "yookassa";
                        url: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCardPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of a card payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: string;
                        /** @enum {string} */
                        currency: "USD" | "RUB";
                        id: string;
                        /** @enum {string} */
                        order?: "paid" | "closed";
                        orderId: string;
                        /** @enum {string} */
                        provider: "sandbox" | "stripe" | "yookassa";
                        /** @enum {string} */
                        status: "waiting" | "completed" | "surplus" | "declined" | "expired" | "review" | "cancelled";
                        url?: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    confirmCardPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Asks the card provider for the status of a payment now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: string;
                        /** @enum {string} */
                        currency: "USD" | "RUB";
                        id: string;
                        /** @enum {string} */
                        order?: "paid" | "closed";
                        orderId: string;
                        /** @enum {string} */
                        provider: "sandbox" | "stripe" | "yookassa";
                        /** @enum {string} */
                        status: "waiting" | "completed" | "surplus" | "declined" | "expired" | "review" | "cancelled";
                        url?: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The five categories in order: names, descriptions, icons and colours */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        colour: "ochre" | "leaf" | "rose" | "azure" | "violet";
                        description: string;
                        /** @enum {string} */
                        icon: "jar" | "leaf" | "rings" | "shield" | "lotus" | "sun" | "lamp" | "book";
                        /** @enum {string} */
                        id: "careerSuccess" | "healthHealing" | "familyRelationships" | "protectionPurification" | "spiritualWisdom";
                        name: string;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getConsultant: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the language model or the local consultant would answer now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        engine: "local" | "model";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteConversation: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a stored conversation */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    handOverConversation: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    consent: true;
                    conversationId?: string;
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    lang: "ru" | "en";
                    name?: string;
                    note?: string;
                    turns: {
                        /** @enum {string} */
                        role: "visitor" | "consultant";
                        text: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Hands the conversation to staff, who answer by e-mail */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accepted: boolean;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    askConsultant: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Store this conversation for thirty days */
                    consent?: boolean;
                    conversationId?: string;
                    /** @enum {string} */
                    lang: "ru" | "en";
                    page?: {
                        serviceId?: string;
                    };
                    text: string;
                    /** @default [] */
                    turns?: {
                        /** @enum {string} */
                        role: "visitor" | "consultant";
                        text: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Asks the consultant; returns a stream of events: engine, text, cards, links, question, handoff, notice, done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createCryptoPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "4f1c2a9e7b3d4c58a6e0f92b1d7c3e85",
                 *       "currency": "USDT_TRC20",
                 *       "amountUsd": 328
                 *     }
                 */
                "application/json": {
                    amountUsd: number;
                    /** @enum {string} */
                    currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                    orderId: string;
                };
            };
        };
        responses: {
            /** @description Starts a payment in one coin: returns an address and an amount for an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        expectedAmount: string;
                        expiresAt: string;
                        id: string;
                        name: string;
                        network: string;
                        now: string;
                        orderId: string;
                        qrCodeData?: string;
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled";
                    };
                };
            };
            /** @description Starts a payment in one coin: returns an address and an amount for an order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        expectedAmount: string;
                        expiresAt: string;
                        id: string;
                        name: string;
                        network: string;
                        now: string;
                        orderId: string;
                        qrCodeData?: string;
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    cancelCryptoPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels a payment if no money has arrived */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        confirmations: number;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        due: string;
                        expectedAmount: string;
                        expiresAt: string;
                        id: string;
                        late?: boolean;
                        name: string;
                        network: string;
                        now: string;
                        /** @enum {string} */
                        order?: "paid" | "closed";
                        orderId: string;
                        qrCodeData?: string;
                        /** @enum {string} */
                        reason?: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable";
                        received: string;
                        requiredConfirmations: number;
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled";
                        surplus?: string;
                        transactionHash: string | null;
                        watchedUntil: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    mailPaymentPage: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Sends the link to a payment to the e-mail address of the order */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accepted: boolean;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCryptoPaymentStatus: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of a coin payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        confirmations: number;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        due: string;
                        expectedAmount: string;
                        expiresAt: string;
                        id: string;
                        late?: boolean;
                        name: string;
                        network: string;
                        now: string;
                        /** @enum {string} */
                        order?: "paid" | "closed";
                        orderId: string;
                        qrCodeData?: string;
                        /** @enum {string} */
                        reason?: "underpaid" | "late" | "after-watch" | "wrong-asset" | "order-not-payable";
                        received: string;
                        requiredConfirmations: number;
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled";
                        surplus?: string;
                        transactionHash: string | null;
                        watchedUntil: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createOwnProfile: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalNotes?: string;
                    birthDate?: string;
                    birthPlace?: string;
                    birthTime?: string;
                    consent?: boolean;
                    currentLocation?: string;
                    email?: string;
                    firstName: string;
                    /** @enum {string} */
                    gender?: "Male" | "Female" | "";
                    /** @enum {string} */
                    isTimeUncertain?: "true" | "";
                    lastName: string;
                    /** @enum {string} */
                    maritalStatus?: "Single" | "Married" | "Divorced" | "Widowed" | "";
                    occupation?: string;
                    phoneNumber?: string;
                };
            };
        };
        responses: {
            /** @description Creates the profile of the signed-in customer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        additionalNotes: string;
                        birthDate: string;
                        birthPlace: string;
                        birthTime: string;
                        createdAt: string;
                        currentLocation: string;
                        email: string;
                        firstName: string;
                        /** @enum {string} */
                        gender: "Male" | "Female" | "";
                        id: string;
                        /** @enum {string} */
                        isTimeUncertain: "true" | "";
                        lastName: string;
                        /** @enum {string} */
                        maritalStatus: "Single" | "Married" | "Divorced" | "Widowed" | "";
                        occupation: string;
                        phoneNumber: string;
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateOwnProfile: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalNotes?: string;
                    birthDate?: string;
                    birthPlace?: string;
                    birthTime?: string;
                    consent?: boolean;
                    currentLocation?: string;
                    email?: string;
                    firstName?: string;
                    /** @enum {string} */
                    gender?: "Male" | "Female" | "";
                    /** @enum {string} */
                    isTimeUncertain?: "true" | "";
                    lastName?: string;
                    /** @enum {string} */
                    maritalStatus?: "Single" | "Married" | "Divorced" | "Widowed" | "";
                    occupation?: string;
                    phoneNumber?: string;
                };
            };
        };
        responses: {
            /** @description Changes the whole profile or single fields */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        additionalNotes: string;
                        birthDate: string;
                        birthPlace: string;
                        birthTime: string;
                        createdAt: string;
                        currentLocation: string;
                        email: string;
                        firstName: string;
                        /** @enum {string} */
                        gender: "Male" | "Female" | "";
                        id: string;
                        /** @enum {string} */
                        isTimeUncertain: "true" | "";
                        lastName: string;
                        /** @enum {string} */
                        maritalStatus: "Single" | "Married" | "Divorced" | "Widowed" | "";
                        occupation: string;
                        phoneNumber: string;
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile of the signed-in customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        additionalNotes: string;
                        birthDate: string;
                        birthPlace: string;
                        birthTime: string;
                        createdAt: string;
                        currentLocation: string;
                        email: string;
                        firstName: string;
                        /** @enum {string} */
                        gender: "Male" | "Female" | "";
                        id: string;
                        /** @enum {string} */
                        isTimeUncertain: "true" | "";
                        lastName: string;
                        /** @enum {string} */
                        maritalStatus: "Single" | "Married" | "Divorced" | "Widowed" | "";
                        occupation: string;
                        phoneNumber: string;
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    checkDiscountCode: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A discount code; case and spaces do not matter */
                    discountCode: string;
                    items: {
                        duration: number;
                        id: string;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Calculates the discount of a code for these items; places no order and reserves no use of the code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGiftCard: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card of a paid gift */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        from: string;
                        name: string;
                        note: string;
                        rituals: {
                            category: string | null;
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listGroupRituals: {
        parameters: {
            query?: {
                lang?: string;
                /** @description Only this ritual */
                ritual?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Group rituals that can be joined now, the next first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        closed: "cancelled" | "closed" | "full" | null;
                        closesAt: string;
                        id: string;
                        left: number;
                        performsAt: string;
                        places: number;
                        price: number;
                        ritual: {
                            category: string | null;
                            description: string;
                            id: string;
                            name: string;
                        };
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGroupRitual: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group ritual: its day, price, and number of free places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string|null} */
                        closed: "cancelled" | "closed" | "full" | null;
                        closesAt: string;
                        id: string;
                        left: number;
                        performsAt: string;
                        places: number;
                        price: number;
                        ritual: {
                            category: string | null;
                            description: string;
                            id: string;
                            name: string;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    takeGroupPlace: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: {
                "idempotency-key"?: string;
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Consent to storing and reading these names
                     * @enum {boolean}
                     */
                    consent: true;
                    /** Format: email */
                    customerEmail: string;
                    customerName: string;
                    /** @description The names to be read, separated by lines or commas */
                    family: string;
                };
            };
        };
        responses: {
            /** @description Reserves a place for a family, and returns an order that must be paid within two hours */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        number: string;
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listIntentions: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offered special intentions, by group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        intentions: {
                            id: string;
                            name: string;
                        }[];
                        name: string;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    readNames: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    names: string[];
                };
            };
        };
        responses: {
            /** @description How typed names will be read aloud: in Devanagari, and in the letters of the language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            devanagari: string;
                            name: string;
                            reading: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listOwnOrders: {
        parameters: {
            query?: {
                email?: string;
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest hundred orders of the signed-in customer; the e-mail address of another customer is refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            duration: number;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        number: string;
                        paymentMethod: string;
                        specialInstructions: string;
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    placeOrder: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                "idempotency-key"?: string;
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerName": "Anna Smirnova",
                 *       "customerEmail": "anna@example.com",
                 *       "paymentMethod": "crypto",
                 *       "items": [
                 *         {
                 *           "id": "ganesha-basic",
                 *           "price": 164,
                 *           "quantity": 2,
                 *           "duration": 0.5
                 *         }
                 *       ],
                 *       "total": 328
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    customerEmail: string;
                    customerName: string;
                    /** @description A discount code; case and spaces do not matter */
                    discountCode?: string;
                    /** @description The recipient and the card’s text; e-mails go only to the customer */
                    gift?: {
                        name: string;
                        /** @default  */
                        note?: string;
                    };
                    items: {
                        /** @description Months: 0.25, 0.5, 1, 2 or 3; for an intention 0.75, 1.5 or 2.25 */
                        duration: number;
                        /** @description The item: `{serviceId}` (a month), `{serviceId}-{basic|enhanced|premium}` for a tier, `z-special-intention-{intentionId}` for an intention */
                        id: string;
                        name?: string;
                        /** @description Dollars for quantity one; the shop refuses an order whose price differs from the catalogue */
                        price: number;
                        quantity: number;
                    }[];
                    /** @enum {string} */
                    paymentMethod: "crypto" | "card";
                    /** @description Participants, wish and first day, if given with the order */
                    plan?: {
                        consent?: boolean;
                        /**
                         * @description One per line: first name, last name, date, time
                         * @default
                         */
                        participants?: string;
                        /** @default  */
                        specialWishes?: string;
                        /** @description The first day of each ritual without a fixed moment, as `2026-11-20` */
                        startDate?: "" | string;
                    };
                    /** @description The IANA name of the reader’s time zone, for times in e-mails */
                    timeZone?: string;
                    /** @description The amount to pay: the sum of the lines less the discount */
                    total: number;
                };
            };
        };
        responses: {
            /** @description Places an order */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4f1c2a9e7b3d4c58a6e0f92b1d7c3e85",
                     *       "number": "Order #4f1c2a9e",
                     *       "status": "pending",
                     *       "total": 328,
                     *       "currency": "USD",
                     *       "items": [
                     *         {
                     *           "id": "ganesha-basic",
                     *           "name": "Ganesha yagya - Basic",
                     *           "duration": 2,
                     *           "price": 164,
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "createdAt": "2026-11-20T09:30:00.000Z"
                     *     }
                     */
                    "application/json": {
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        number: string;
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One order, for anyone who has the link of the order; the signed-in owner also sees participants and wishes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            category: string | null;
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        number: string;
                        owner?: {
                            customerEmail: string;
                            customerName: string;
                            customerPhone: string | null;
                            participants: string;
                            specialInstructions: string;
                            specialWishes: string;
                            startDate: string | null;
                        };
                        paidAt: string | null;
                        payment: {
                            currency: string;
                            expectedAmount: string;
                            id: string;
                            openPaymentId: string | null;
                            paidAt: string | null;
                            reason?: string;
                            received: string;
                            status: string;
                            surplus?: {
                                amount: string;
                                currency: string;
                            }[];
                            transactionHash: string | null;
                        } | null;
                        paymentMethod: string;
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    repeatOrder: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines of an order at today’s prices, for a repeated order, and the lines that can no longer be ordered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            price: number;
                            quantity: number;
                        }[];
                        unavailable: string[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOrderGift: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether an order is a gift; its signed-in owner also sees the recipient and the card’s address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hasCard: boolean;
                        isGift: boolean;
                        owner?: {
                            name: string;
                            note: string;
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOrderPlan: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days of one order, for anyone who has the link of the order; the signed-in owner also sees names and wish */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consentGiven: boolean;
                        hasWishes: boolean;
                        isOpen: boolean;
                        participantCount: number;
                        rituals: {
                            endDate: string | null;
                            line: string;
                            name: string;
                            performsAt?: string;
                            serviceId: string;
                            startDate: string | null;
                            weeks: number;
                        }[];
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        texts?: {
                            participants: string;
                            specialWishes: string;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveOrderPlan: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    consent?: boolean;
                    days: {
                        [key: string]: string;
                    };
                    participants?: string | null;
                    specialWishes?: string | null;
                };
            };
        };
        responses: {
            /** @description Saves names, wish and days of one paid order, by the link of the order; omitted fields stay unchanged, an empty text or day deletes the stored one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consentGiven: boolean;
                        hasWishes: boolean;
                        isOpen: boolean;
                        participantCount: number;
                        rituals: {
                            endDate: string | null;
                            line: string;
                            name: string;
                            performsAt?: string;
                            serviceId: string;
                            startDate: string | null;
                            weeks: number;
                        }[];
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        texts?: {
                            participants: string;
                            specialWishes: string;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listOrderProofs: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pages of the performed rituals of an order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lineId: string;
                        number: string;
                        performedAt: string;
                        place: string;
                        ritual: string;
                        token: string;
                        /** @enum {string} */
                        visibility: "initials" | "names" | "withdrawn";
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setOrderStatus: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string | null;
                    /** @enum {string} */
                    status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                    version: number;
                };
            };
        };
        responses: {
            /** @description Moves an order along an allowed step; a step back needs a reason, `ready` needs a published proof */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        customer: {
                            email: string | null;
                            name: string;
                        };
                        id: string;
                        isScheduled: boolean;
                        items: {
                            duration: number;
                            name: string;
                            performsAt?: string;
                            quantity: number;
                        }[];
                        number: string;
                        paidAt: string | null;
                        paymentMethod: string;
                        /** @enum {string} */
                        source: "shop" | "staff" | "partner";
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        steps: {
                            needsProof: boolean;
                            needsReason: boolean;
                            /** @enum {string} */
                            to: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        }[];
                        total: number;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getLegalPage: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: never;
            path: {
                id: "offer" | "privacy" | "refund";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms of sale, the privacy notice or the refund rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        description: string;
                        edition: string;
                        html: string;
                        id: string;
                        /** @enum {string} */
                        lang: "ru" | "en";
                        title: string;
                        updated_at: string;
                        version: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPanchangDays: {
        parameters: {
            query: {
                from: string;
                lang?: components["parameters"]["Lang"];
                /** @description The id of a ritual, to mark its recommended days */
                ritual?: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lunar days and festivals at Varanasi, 62 days at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-11-20",
                     *         "tithi": {
                     *           "number": 11,
                     *           "paksha": "shukla",
                     *           "name": "Ekadashi"
                     *         },
                     *         "nakshatra": "Uttara Bhadrapada",
                     *         "isPurnima": false,
                     *         "isAmavasya": false,
                     *         "isEkadashi": true,
                     *         "festival": null
                     *       }
                     *     ]
                     */
                    "application/json": {
                        date: string;
                        festival: string | null;
                        isAmavasya: boolean;
                        isEkadashi: boolean;
                        isPurnima: boolean;
                        nakshatra: string;
                        reason?: string;
                        tithi: {
                            name: string;
                            number: number;
                            /** @enum {string} */
                            paksha: "shukla" | "krishna";
                        };
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                /** @description A part of the name or the e-mail address */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner’s own clients, newest first, without birth data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            createdAt: string;
                            email: string;
                            firstName: string;
                            id: string;
                            lastName: string;
                            orders: number;
                            phoneNumber: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createClient: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalNotes?: string;
                    birthDate?: string;
                    birthPlace?: string;
                    birthTime?: string;
                    /** @description The id of the new client; a repeated call with the same id creates no second client */
                    clientId?: string;
                    consent?: boolean;
                    currentLocation?: string;
                    email?: string;
                    firstName: string;
                    /** @enum {string} */
                    gender?: "Male" | "Female" | "";
                    /** @enum {string} */
                    isTimeUncertain?: "true" | "";
                    /**
                     * @description The language of the client’s e-mails and pages
                     * @enum {string}
                     */
                    lang?: "ru" | "en";
                    lastName: string;
                    /** @enum {string} */
                    maritalStatus?: "Single" | "Married" | "Divorced" | "Widowed" | "";
                    occupation?: string;
                    phoneNumber?: string;
                };
            };
        };
        responses: {
            /** @description Creates a client; `consent` confirms that the client agreed to storing birth data */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        additionalNotes: string;
                        birthDate: string;
                        birthPlace: string;
                        birthTime: string;
                        consent: {
                            given: boolean;
                            givenAt: string | null;
                        };
                        createdAt: string;
                        currentLocation: string;
                        email: string;
                        firstName: string;
                        /** @enum {string} */
                        gender: "Male" | "Female" | "";
                        id: string;
                        /** @enum {string} */
                        isTimeUncertain: "true" | "";
                        /**
                         * @description The language of the client’s e-mails and pages
                         * @enum {string}
                         */
                        lang: "ru" | "en";
                        lastName: string;
                        /** @enum {string} */
                        maritalStatus: "Single" | "Married" | "Divorced" | "Widowed" | "";
                        occupation: string;
                        phoneNumber: string;
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getClient: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One client with every field the partner entered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        additionalNotes: string;
                        birthDate: string;
                        birthPlace: string;
                        birthTime: string;
                        consent: {
                            given: boolean;
                            givenAt: string | null;
                        };
                        createdAt: string;
                        currentLocation: string;
                        email: string;
                        firstName: string;
                        /** @enum {string} */
                        gender: "Male" | "Female" | "";
                        id: string;
                        /** @enum {string} */
                        isTimeUncertain: "true" | "";
                        /**
                         * @description The language of the client’s e-mails and pages
                         * @enum {string}
                         */
                        lang: "ru" | "en";
                        lastName: string;
                        /** @enum {string} */
                        maritalStatus: "Single" | "Married" | "Divorced" | "Widowed" | "";
                        occupation: string;
                        phoneNumber: string;
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    updateClient: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    additionalNotes?: string;
                    birthDate?: string;
                    birthPlace?: string;
                    birthTime?: string;
                    consent?: boolean;
                    currentLocation?: string;
                    email?: string;
                    firstName?: string;
                    /** @enum {string} */
                    gender?: "Male" | "Female" | "";
                    /** @enum {string} */
                    isTimeUncertain?: "true" | "";
                    /**
                     * @description The language of the client’s e-mails and pages
                     * @enum {string}
                     */
                    lang?: "ru" | "en";
                    lastName?: string;
                    /** @enum {string} */
                    maritalStatus?: "Single" | "Married" | "Divorced" | "Widowed" | "";
                    occupation?: string;
                    phoneNumber?: string;
                };
            };
        };
        responses: {
            /** @description Changes the given fields of a client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        additionalNotes: string;
                        birthDate: string;
                        birthPlace: string;
                        birthTime: string;
                        consent: {
                            given: boolean;
                            givenAt: string | null;
                        };
                        createdAt: string;
                        currentLocation: string;
                        email: string;
                        firstName: string;
                        /** @enum {string} */
                        gender: "Male" | "Female" | "";
                        id: string;
                        /** @enum {string} */
                        isTimeUncertain: "true" | "";
                        /**
                         * @description The language of the client’s e-mails and pages
                         * @enum {string}
                         */
                        lang: "ru" | "en";
                        lastName: string;
                        /** @enum {string} */
                        maritalStatus: "Single" | "Married" | "Divorced" | "Widowed" | "";
                        occupation: string;
                        phoneNumber: string;
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOwnPartner: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calling partner and the commission rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approvalDayFromUsd: number;
                        approvalFromUsd: number;
                        commission: {
                            fixedUsd?: number;
                            percent?: number;
                        };
                        id: string;
                        name: string;
                        overrides: {
                            fixedUsd?: number;
                            name: {
                                en: string;
                                ru: string;
                            };
                            percent?: number;
                            serviceId: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPartnerOrders: {
        parameters: {
            query?: {
                cursor?: string;
                from?: string;
                lang?: components["parameters"]["Lang"];
                limit?: number;
                /** @description The first digits of a number, with or without `#`, or a part of the name or the e-mail address */
                q?: string;
                state?: "link-ready" | "link-sent" | "awaiting-confirmation" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                /** @description If a day is given, the whole day is included */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner’s own orders, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            client: {
                                email: string;
                                id: string | null;
                                name: string;
                            };
                            createdAt: string;
                            /** @enum {string} */
                            currency: "USD";
                            discount?: {
                                amountUsd: number;
                                code: string;
                            };
                            id: string;
                            items: {
                                duration: number;
                                id: string;
                                name: string;
                                performsAt?: string;
                                price: number;
                                quantity: number;
                            }[];
                            /** @enum {string} */
                            lang: "ru" | "en";
                            link: string;
                            number: string;
                            paidAt: string | null;
                            reported: {
                                amountUsd: number;
                                receivedAt: string;
                                reference: string;
                                /** @enum {string} */
                                status: "awaiting" | "settled" | "surplus" | "withdrawn";
                            } | null;
                            sentAt: string | null;
                            /** @enum {string} */
                            state: "link-ready" | "link-sent" | "awaiting-confirmation" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            total: number;
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    placePartnerOrder: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                "idempotency-key"?: string;
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientId: string;
                    /** @description The client agreed to storing wishes and participants */
                    consent?: boolean;
                    /** @description Discount codes are not valid for partners’ orders */
                    discountCode?: string;
                    items: {
                        /** @description Months, as in `POST /api/orders` */
                        duration: number;
                        /** @description As in `POST /api/orders` */
                        id: string;
                        /** @default 1 */
                        quantity?: number;
                    }[];
                    note?: string;
                    plan?: {
                        consent?: boolean;
                        participants?: string | null;
                        specialWishes?: string | null;
                        startDate?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Places an order for a client; the shop calculates the price and returns the link to send */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: {
                            email: string;
                            id: string | null;
                            name: string;
                        };
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        lang: "ru" | "en";
                        link: string;
                        note: string;
                        number: string;
                        paidAt: string | null;
                        plan: {
                            participants: string;
                            specialWishes: string;
                            startDate: string | null;
                        };
                        reported: {
                            amountUsd: number;
                            receivedAt: string;
                            reference: string;
                            /** @enum {string} */
                            status: "awaiting" | "settled" | "surplus" | "withdrawn";
                        } | null;
                        sentAt: string | null;
                        /** @enum {string} */
                        state: "link-ready" | "link-sent" | "awaiting-confirmation" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPartnerOrder: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One order with the texts that the partner wrote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: {
                            email: string;
                            id: string | null;
                            name: string;
                        };
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        lang: "ru" | "en";
                        link: string;
                        note: string;
                        number: string;
                        paidAt: string | null;
                        plan: {
                            participants: string;
                            specialWishes: string;
                            startDate: string | null;
                        };
                        reported: {
                            amountUsd: number;
                            receivedAt: string;
                            reference: string;
                            /** @enum {string} */
                            status: "awaiting" | "settled" | "surplus" | "withdrawn";
                        } | null;
                        sentAt: string | null;
                        /** @enum {string} */
                        state: "link-ready" | "link-sent" | "awaiting-confirmation" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    reportManualPayment: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amountUsd: number;
                    /** @default  */
                    note?: string;
                    receivedAt: string;
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Reports a payment outside the shop, once per order; staff must approve a payment above the limit of the policy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: {
                            email: string;
                            id: string | null;
                            name: string;
                        };
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        lang: "ru" | "en";
                        link: string;
                        note: string;
                        number: string;
                        paidAt: string | null;
                        plan: {
                            participants: string;
                            specialWishes: string;
                            startDate: string | null;
                        };
                        reported: {
                            amountUsd: number;
                            receivedAt: string;
                            reference: string;
                            /** @enum {string} */
                            status: "awaiting" | "settled" | "surplus" | "withdrawn";
                        } | null;
                        sentAt: string | null;
                        /** @enum {string} */
                        state: "link-ready" | "link-sent" | "awaiting-confirmation" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    markPaymentLinkSent: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Records that the link was sent to the client; a repeated call changes nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: {
                            email: string;
                            id: string | null;
                            name: string;
                        };
                        createdAt: string;
                        /** @enum {string} */
                        currency: "USD";
                        discount?: {
                            amountUsd: number;
                            code: string;
                        };
                        id: string;
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        /** @enum {string} */
                        lang: "ru" | "en";
                        link: string;
                        note: string;
                        number: string;
                        paidAt: string | null;
                        plan: {
                            participants: string;
                            specialWishes: string;
                            startDate: string | null;
                        };
                        reported: {
                            amountUsd: number;
                            receivedAt: string;
                            reference: string;
                            /** @enum {string} */
                            status: "awaiting" | "settled" | "surplus" | "withdrawn";
                        } | null;
                        sentAt: string | null;
                        /** @enum {string} */
                        state: "link-ready" | "link-sent" | "awaiting-confirmation" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        /** @enum {string} */
                        status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    quotePartnerOrder: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Discount codes are not valid for partners’ orders */
                    discountCode?: string;
                    items: {
                        /** @description Months, as in `POST /api/orders` */
                        duration: number;
                        /** @description As in `POST /api/orders` */
                        id: string;
                        /** @default 1 */
                        quantity?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Calculates the price of an order without placing the order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        currency: "USD";
                        items: {
                            duration: number;
                            id: string;
                            name: string;
                            performsAt?: string;
                            price: number;
                            quantity: number;
                        }[];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPartnerStatement: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commission and payouts of a month (UTC), by default the current one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        commissionUsd: number;
                        /** @enum {string} */
                        currency: "USD";
                        lines: {
                            client: string;
                            commissionUsd: number;
                            givenBackUsd: number;
                            items: {
                                commission: {
                                    fixedUsd?: number;
                                    percent?: number;
                                };
                                commissionUsd: number;
                                name: string;
                                quantity: number;
                                totalUsd: number;
                            }[];
                            number: string;
                            orderId: string;
                            paidAt: string;
                            /** @enum {string} */
                            status: "pending" | "processing" | "completed" | "ready" | "cancelled" | "refunded";
                            totalUsd: number;
                        }[];
                        month: string;
                        payout: {
                            deductedUsd: number;
                            dueUsd: number;
                            paidUsd: number;
                            payouts: {
                                amountUsd: number;
                                paidAt: string;
                            }[];
                            /** @enum {string} */
                            state: "none" | "due" | "partly" | "paid";
                        };
                        totalUsd: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPartnerStatementCsv: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commission and payouts of a month (UTC) as a table (csv), one row per ritual */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPartnerStatementXlsx: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Commission and payouts of a month (UTC) as a table (xlsx), one row per ritual */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment methods that are available now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cards: {
                            available: boolean;
                            /** @enum {string} */
                            currency: "USD" | "RUB";
                            hasSbp?: boolean;
                            name: string;
                            /** @enum {string} */
                            provider: "sandbox" | "stripe" | "yookassa";
                        }[];
                        coins: {
                            available: boolean;
                            /** @enum {string} */
                            currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                            minimumUsd?: number;
                            name: string;
                            network: string;
                        }[];
                        estimates?: {
                            /** Format: date */
                            day: string | null;
                            eurPerUsd: number;
                            rubPerUsd: number;
                        };
                        methods: ("crypto" | "card")[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    suggestPlaces: {
        parameters: {
            query: {
                lang?: "ru" | "en";
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 5 cities by the first letters of their Russian or English names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        region: string;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listPublicPriests: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The priests who perform the rituals, as the public pages show them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            isSample: boolean;
                            languages: ("sa" | "hi" | "en" | "ru" | "bn" | "ta" | "te" | "mr" | "gu" | "kn" | "ml" | "ne" | "or")[];
                            name: string;
                            otherName: string;
                            place: string;
                            portrait: {
                                alt: {
                                    en: string;
                                    ru: string;
                                };
                                focus: {
                                    x: number;
                                    y: number;
                                };
                                height: number | null;
                                id: string | null;
                                url: string;
                                width: number | null;
                            } | null;
                            rituals: {
                                id: string;
                                name: string;
                            }[];
                            school: string;
                            since: number | null;
                            text: string;
                        }[];
                        next: null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listArchivedProofs: {
        parameters: {
            query?: {
                cursor?: string;
                lang?: string;
                limit?: number;
                /** @description Only this ritual */
                ritual?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public archive: performed rituals whose customers agreed to it, without names, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            day: string;
                            id: string;
                            isSample: boolean;
                            pictures: {
                                alt: string;
                                height: number | null;
                                id: string;
                                width: number | null;
                            }[];
                            place: string;
                            priest: {
                                id: string | null;
                                name: string;
                            } | null;
                            ritual: {
                                category: string | null;
                                id: string;
                                name: string;
                            };
                        }[];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getProof: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of a performed ritual; it shows initials, unless the customer made the names public */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isOwner: boolean;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            type: string;
                            url: string;
                            width: number | null;
                        }[];
                        names: string[];
                        number: string;
                        panchang: {
                            festival: string | null;
                            nakshatra: string;
                            /** @enum {string} */
                            paksha: "shukla" | "krishna";
                            tithi: string;
                        };
                        performedAt: string;
                        place: string;
                        priest: string | null;
                        priestId: string | null;
                        ritual: {
                            category: string | null;
                            id: string;
                            name: string;
                            /** @enum {string|null} */
                            tier: "basic" | "enhanced" | "premium" | null;
                        };
                        sankalpa: string | null;
                        text: string;
                        /** @enum {string} */
                        visibility: "initials" | "names" | "withdrawn";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getArchiveConsent: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the customer agreed to show this ritual in the public archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consent: {
                            givenAt: string;
                            textVersion: string;
                        } | null;
                        isShown: boolean;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    giveArchiveConsent: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Consent to showing the ritual in the public archive
                     * @enum {boolean}
                     */
                    consent: true;
                };
            };
        };
        responses: {
            /** @description The customer agrees to show this ritual in the public archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consent: {
                            givenAt: string;
                            textVersion: string;
                        } | null;
                        isShown: boolean;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    withdrawArchiveConsent: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer withdraws the consent, and the ritual leaves the archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consent: {
                            givenAt: string;
                            textVersion: string;
                        } | null;
                        isShown: boolean;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setProofVisibility: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    visibility: "initials" | "names" | "withdrawn";
                };
            };
        };
        responses: {
            /** @description Shows or hides the customer’s names on the page, withdraws the page or restores the page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isOwner: boolean;
                        media: {
                            alt: {
                                en: string;
                                ru: string;
                            };
                            height: number | null;
                            id: string;
                            /** @enum {string} */
                            kind: "image" | "video" | "audio" | "document";
                            type: string;
                            url: string;
                            width: number | null;
                        }[];
                        names: string[];
                        number: string;
                        panchang: {
                            festival: string | null;
                            nakshatra: string;
                            /** @enum {string} */
                            paksha: "shukla" | "krishna";
                            tithi: string;
                        };
                        performedAt: string;
                        place: string;
                        priest: string | null;
                        priestId: string | null;
                        ritual: {
                            category: string | null;
                            id: string;
                            name: string;
                            /** @enum {string|null} */
                            tier: "basic" | "enhanced" | "premium" | null;
                        };
                        sankalpa: string | null;
                        text: string;
                        /** @enum {string} */
                        visibility: "initials" | "names" | "withdrawn";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReminderLink: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the link of a reminder switches off, and whether it is still on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isOn: boolean;
                        /** @enum {string} */
                        kind: "plan" | "unpaid";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOwnReview: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the review of a personal link to the author of the review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certified: string[];
                        declineReason: string | null;
                        name: string;
                        reply: string | null;
                        ritualId: string;
                        rituals: {
                            id: string;
                            name: string;
                        }[];
                        showsCertificate: boolean;
                        /** @enum {string} */
                        state: "asked" | "waiting" | "published" | "declined" | "withdrawn";
                        text: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    writeOwnReview: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Consent to publishing the text on the page of the ritual
                     * @enum {boolean}
                     */
                    consent: true;
                    name: string;
                    /** @description A ritual of the order; by default the first */
                    ritualId?: string;
                    /** @description Consent to showing the number of the certificate beside the review */
                    showsCertificate?: boolean;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Creates or changes the review that belongs to a personal link; staff moderate the review before it is published */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certified: string[];
                        declineReason: string | null;
                        name: string;
                        reply: string | null;
                        ritualId: string;
                        rituals: {
                            id: string;
                            name: string;
                        }[];
                        showsCertificate: boolean;
                        /** @enum {string} */
                        state: "asked" | "waiting" | "published" | "declined" | "withdrawn";
                        text: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    withdrawOwnReview: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdraws a review and deletes its text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certified: string[];
                        declineReason: string | null;
                        name: string;
                        reply: string | null;
                        ritualId: string;
                        rituals: {
                            id: string;
                            name: string;
                        }[];
                        showsCertificate: boolean;
                        /** @enum {string} */
                        state: "asked" | "waiting" | "published" | "declined" | "withdrawn";
                        text: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOwnPlan: {
        parameters: {
            query?: {
                customerEmail?: string;
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer’s own plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        endDate: string;
                        participants: string;
                        rituals: {
                            endDate: string;
                            name: string;
                            startDate: string;
                            weeks: number;
                        }[];
                        specialWishes: string;
                        startDate: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    saveOwnPlan: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2026-12-01",
                 *       "specialWishes": "For a calm move to the new house.",
                 *       "participants": ""
                 *     }
                 */
                "application/json": {
                    consent?: boolean;
                    customerEmail?: string;
                    participants?: string | null;
                    specialWishes?: string | null;
                    startDate: string;
                };
            };
        };
        responses: {
            /** @description Saves the customer’s own plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        endDate: string;
                        participants: string;
                        rituals: {
                            endDate: string;
                            name: string;
                            startDate: string;
                            weeks: number;
                        }[];
                        specialWishes: string;
                        startDate: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSandboxCheckout: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A simulated card checkout */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD";
                        expiresAt: string;
                        orderId: string;
                        orderNumber: string;
                        ref: string;
                        /** @enum {string} */
                        status: "open" | "paid" | "failed" | "expired";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    decideSandboxCheckout: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    outcome: "pay" | "decline" | "pay-wrong-amount" | "expire";
                };
            };
        };
        responses: {
            /** @description Sets the decision of the simulated bank: pay, decline, pay-wrong-amount or expire */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD";
                        expiresAt: string;
                        orderId: string;
                        orderNumber: string;
                        ref: string;
                        /** @enum {string} */
                        status: "open" | "paid" | "failed" | "expired";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    mineSandboxBlocks: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    blocks: number;
                    /** @enum {string} */
                    currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                };
            };
        };
        responses: {
            /** @description Mines blocks on a simulated chain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        height: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setSandboxOutage: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                    on: boolean;
                };
            };
        };
        responses: {
            /** @description Stops or starts the simulated node of a coin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        on: boolean;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    reorganiseSandboxChain: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                    depth: number;
                    /** @default false */
                    drop?: boolean;
                };
            };
        };
        responses: {
            /** @description Replaces the newest blocks of a simulated chain by empty blocks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        height: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendSandboxTransfer: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    amount: string;
                    /** @enum {string} */
                    currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                };
            };
        };
        responses: {
            /** @description Sends a transfer to the mempool of a simulated chain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        txHash: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSandboxChains: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulated chains */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        chain: "bitcoin" | "ethereum" | "tron";
                        height: number;
                        mempool: number;
                        outage: boolean;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    advanceSandboxClock: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    seconds: number;
                };
            };
        };
        responses: {
            /** @description Moves the shop’s clock forward */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        now: string;
                        offsetSeconds: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSandboxMessages: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent e-mails and text messages, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        channel: "email" | "sms";
                        code?: string;
                        createdAt: string;
                        id: string;
                        subject: string;
                        text: string;
                        to: string;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getSandboxMessagePage: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An e-mail as its reader sees it, as a page for the sandbox inbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSandboxPayments: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        confirmations: number;
                        createdAt: string;
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        expected: string;
                        expiresAt: string;
                        id: string;
                        orderId: string;
                        orderNumber: string;
                        received: string;
                        requiredConfirmations: number;
                        /** @enum {string} */
                        status: "waiting" | "underpaid" | "detected" | "completed" | "expired" | "review" | "cancelled";
                        transactionHash: string | null;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    setSandboxRate: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The shop’s own origin. Browsers send it automatically. */
                Origin?: components["parameters"]["Origin"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                    usd: number | string;
                };
            };
        };
        responses: {
            /** @description Sets a rate in dollars for one coin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        currency: "BTC" | "ETH" | "USDT_ERC20" | "USDT_TRC20";
                        usd: string;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    searchCatalogue: {
        parameters: {
            query: {
                lang?: "ru" | "en";
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search rituals and articles by words in Russian or English */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "query": "obstacles",
                     *       "results": [
                     *         {
                     *           "kind": "ritual",
                     *           "id": "ganesha",
                     *           "name": "Ganesha yagya",
                     *           "line": "A yagya to Ganesha before something begins.",
                     *           "price": 300,
                     *           "terms": {
                     *             "basic": [
                     *               0.25,
                     *               0.5
                     *             ],
                     *             "enhanced": [
                     *               1,
                     *               2,
                     *               3
                     *             ],
                     *             "premium": [
                     *               1,
                     *               2,
                     *               3
                     *             ]
                     *           },
                     *           "category": "careerSuccess"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        query: string;
                        results: {
                            category: string | null;
                            id: string;
                            /** @enum {string} */
                            kind: "ritual" | "article";
                            line: string;
                            name: string;
                            price: number | null;
                            terms: {
                                basic?: number[];
                                enhanced?: number[];
                                intention?: number[];
                                premium?: number[];
                            } | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listServiceCards: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rituals as cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        category: string;
                        description: string;
                        id: string;
                        image_focus?: {
                            x: number;
                            y: number;
                        };
                        image_url: string | null;
                        intro: string;
                        mantra: string | null;
                        name: string;
                        price: number;
                        terms: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        };
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All rituals, without their articles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        article_intro: string | null;
                        article_intro_en: string | null;
                        article_seo_description: string | null;
                        article_seo_description_en: string | null;
                        article_seo_title: string | null;
                        article_seo_title_en: string | null;
                        article_updated_at: string | null;
                        category: string;
                        description: string;
                        description_en: string;
                        features: string[];
                        features_en: string[];
                        id: string;
                        image_focus?: {
                            x: number;
                            y: number;
                        };
                        image_url: string | null;
                        keywords: string[];
                        keywords_en: string[];
                        mantra: string | null;
                        mantra_translation: string | null;
                        mantra_translation_en: string | null;
                        mantra_transliteration: string | null;
                        mantra_transliteration_en: string | null;
                        name: string;
                        name_en: string;
                        price: number;
                        reading_time: number;
                        /** @enum {string} */
                        source: "services" | "articles";
                        terms: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        };
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getService: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One ritual */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        article_content: string | null;
                        article_content_en: string | null;
                        article_intro: string | null;
                        article_intro_en: string | null;
                        article_seo_description: string | null;
                        article_seo_description_en: string | null;
                        article_seo_title: string | null;
                        article_seo_title_en: string | null;
                        article_updated_at: string | null;
                        category: string;
                        description: string;
                        description_en: string;
                        features: string[];
                        features_en: string[];
                        id: string;
                        image_focus?: {
                            x: number;
                            y: number;
                        };
                        image_url: string | null;
                        keywords: string[];
                        keywords_en: string[];
                        mantra: string | null;
                        mantra_translation: string | null;
                        mantra_translation_en: string | null;
                        mantra_transliteration: string | null;
                        mantra_transliteration_en: string | null;
                        name: string;
                        name_en: string;
                        price: number;
                        reading_time: number;
                        recording?: {
                            seconds: number | null;
                            url: string;
                        };
                        /** @enum {string} */
                        source: "services" | "articles";
                        terms: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        };
                        tiers?: {
                            days: number | null;
                            hours: number | null;
                            /** @enum {string} */
                            id: "basic" | "enhanced" | "premium";
                            isExample: boolean;
                            priests: number | null;
                            recitations: number | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listServiceReviews: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published reviews of a ritual, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        certificate: string | null;
                        id: string;
                        /** @enum {string} */
                        lang: "ru" | "en";
                        name: string;
                        publishedOn: string;
                        reply: string | null;
                        text: string;
                    }[];
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getServiceText: {
        parameters: {
            query?: {
                lang?: "ru" | "en";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of a ritual: its article as safe HTML, and related data. If only an article has this id, the page of the article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author?: string;
                        category: string;
                        description: string;
                        features: string[];
                        headings: {
                            id: string;
                            level: number;
                            title: string;
                        }[];
                        html: string;
                        id: string;
                        image_focus?: {
                            x: number;
                            y: number;
                        };
                        image_url: string | null;
                        intro: string;
                        keywords: string[];
                        /** @enum {string} */
                        lang: "ru" | "en";
                        mantra: string | null;
                        mantra_translation: string | null;
                        mantra_transliteration: string | null;
                        name: string;
                        price: number;
                        priests?: {
                            id: string;
                            is_sample: boolean;
                            name: string;
                            place: string;
                            portrait_url: string | null;
                        }[];
                        reading_time: number;
                        recording?: {
                            seconds: number | null;
                            url: string;
                        };
                        related: {
                            category: string;
                            id: string;
                            name: string;
                            price: number;
                            terms: {
                                basic?: number[];
                                enhanced?: number[];
                                intention?: number[];
                                premium?: number[];
                            };
                        }[];
                        reviews?: {
                            /** @enum {string} */
                            lang: "ru" | "en";
                            name: string;
                            publishedOn: string;
                            text: string;
                        }[];
                        seo_description: string;
                        seo_title: string;
                        terms: {
                            basic?: number[];
                            enhanced?: number[];
                            intention?: number[];
                            premium?: number[];
                        };
                        tiers?: {
                            days: number | null;
                            hours: number | null;
                            /** @enum {string} */
                            id: "basic" | "enhanced" | "premium";
                            isExample: boolean;
                            priests: number | null;
                            recitations: number | null;
                        }[];
                        updated_at: string | null;
                        word_count: number;
                    } | {
                        author: string;
                        description: string;
                        headings: {
                            id: string;
                            level: number;
                            title: string;
                        }[];
                        html: string;
                        id: string;
                        image_focus?: {
                            x: number;
                            y: number;
                        };
                        image_url: string | null;
                        intro: string;
                        keywords: string[];
                        /** @enum {string} */
                        lang: "ru" | "en";
                        name: string;
                        next: {
                            id: string;
                            name: string;
                        } | null;
                        previous: {
                            id: string;
                            name: string;
                        } | null;
                        reading_time: number;
                        related: {
                            category: string;
                            id: string;
                            name: string;
                            price: number;
                            terms: {
                                basic?: number[];
                                enhanced?: number[];
                                intention?: number[];
                                premium?: number[];
                            };
                        }[];
                        seo_description: string;
                        seo_title: string;
                        tags: string[];
                        updated_at: string | null;
                        word_count: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getShop: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names and contacts of the shop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        asksConsent?: boolean;
                        evmChainId?: number;
                        explorers?: {
                            bitcoin?: string;
                            ethereum?: string;
                            tron?: string;
                        };
                        languages?: ("ru" | "en")[];
                        messengerHandle: string;
                        messengerLink: string;
                        name: {
                            en: string;
                            ru: string;
                        };
                        ordersEmail: string;
                        origin: string;
                        providerEmail: string;
                        rite?: {
                            caption: {
                                en: string;
                                ru: string;
                            };
                            film: string;
                            poster: string;
                        };
                        sandbox: boolean;
                        seller?: {
                            address: {
                                en: string;
                                ru: string;
                            };
                            country: {
                                en: string;
                                ru: string;
                            };
                            email: string;
                            isExample: boolean;
                            name: {
                                en: string;
                                ru: string;
                            };
                            phone: string;
                            registration: string;
                        };
                    };
                };
            };
            400: components["responses"]["Problem400"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    verifyCertificate: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verifies a certificate number; for a valid number, the answer names the ritual */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "ritual": "Ganesha yagya",
                     *       "performedAt": "2026-11-20T03:30:00.000Z",
                     *       "place": "Varanasi",
                     *       "initials": "A. S."
                     *     }
                     */
                    "application/json": {
                        initials?: string;
                        performedAt?: string;
                        place?: string;
                        ritual?: string;
                        valid: boolean;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same calendar as an iCalendar feed (RFC 5545) for calendar apps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendAgentMessage: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jsonrpc": "2.0",
                 *       "id": 1,
                 *       "method": "tools/call",
                 *       "params": {
                 *         "name": "quote",
                 *         "arguments": {
                 *           "items": [
                 *             {
                 *               "id": "ganesha-basic",
                 *               "duration": 0.5
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": ({
                    id?: string | number;
                    /** @enum {string} */
                    jsonrpc: "2.0";
                    method?: string;
                    params?: {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                }) | ({
                    id?: string | number;
                    /** @enum {string} */
                    jsonrpc: "2.0";
                    method?: string;
                    params?: {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                })[];
            };
        };
        responses: {
            /** @description Model Context Protocol over streamable HTTP: tools and resources that read the catalogue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Model Context Protocol over streamable HTTP: tools and resources that read the catalogue */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Model Context Protocol over streamable HTTP: tools and resources that read the catalogue */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getMediaFile: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture as `{width}.{avif|webp|jpg}`, any other file as `file.{ext}`; `Range` requests a part of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description A picture as `{width}.{avif|webp|jpg}`, any other file as `file.{ext}`; `Range` requests a part of the file */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            /** @description A picture as `{width}.{avif|webp|jpg}`, any other file as `file.{ext}`; `Range` requests a part of the file */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCertificatePdf: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate of a performed ritual as PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getCertificatePicture: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate of a performed ritual as PNG */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    stopReminders: {
        parameters: {
            query?: {
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Switches off the reminders of this link; mail programs call it with one press (RFC 8058) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isOn: boolean;
                        /** @enum {string} */
                        kind: "plan" | "unpaid";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            404: components["responses"]["Problem404"];
            413: components["responses"]["Problem413"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
}
