import type { Reason } from '../../../scripts/support/grant-report.ts';

/** Grants that are needed although no test uses them, each with its reason. */
export const unusedGrants: readonly Reason[] = [
  {
    grants: / logs:(CreateLogStream|PutLogEvents) /,
    reason: 'Lambda writes the logs itself; at home they are files',
  },
  {
    grants: /^business-TasksRebuild dynamodb:GetItem dynamodb:table\/data-BlogTable$/,
    reason: 'A post is read again where its prices drift; tests with tables in memory plant a wrong one',
  },
  {
    grants: /^business-BillingAccountsRemind dynamodb:(GetItem|PutItem) dynamodb:table\/data-BillingTable$/,
    reason:
      'Nothing on an account is due on the day when it is booked; tests with tables in memory wait until it is',
  },
  {
    grants: /^api-BookingsHttp dynamodb:GetItem dynamodb:table\/data-FilesTable$/,
    reason: 'The photos of a booking are looked up where it has any; tests with tables in memory send some',
  },
  {
    grants: /^business-ReportsCount dynamodb:GetItem dynamodb:table\/data-ShipmentsTable$/,
    reason: 'How a sender found it is read when they say so; tests with tables in memory say it',
  },
  {
    grants: /^api-PapersHttp dynamodb:Query dynamodb:table\/data-(Settings|Shipments)Table$/,
    reason:
      'What waits at a counter, and what its storage costs, is read for the slip of goods that are ready; tests with tables in memory print one',
  },
  {
    grants: /^api-FilesHttp dynamodb:GetItem dynamodb:table\/data-ProfilesTable$/,
    reason:
      'Other ids of a person are looked up where a file is not under the one that was asked for; tests with tables in memory join two',
  },
  {
    grants:
      /^(api-(Papers|Quotes)Http|api-Shipments(Handover|Tracking)Http|business-QuotesFollow|business-ShipmentsRollsFollowFlights) dynamodb:Query dynamodb:table\/data-BookingsTable$/,
    reason:
      'Which slots are full is asked only for a pickup without a time; tests with tables in memory walk one through every place',
  },
  {
    grants:
      /^business-BookingsRebuild dynamodb:(BatchGetItem|GetItem) dynamodb:table\/data-(Bookings|Settings|Shipments)Table$/,
    reason:
      'Every pickup of a cloud has its booking by its event; tests with tables in memory sell older ones',
  },
  {
    grants:
      /^business-MailboxesMatchingRebuild dynamodb:ConditionCheckItem dynamodb:table\/data-MailboxesTable$/,
    reason: 'Every mailbox of a cloud has its search entries; tests with tables in memory take some away',
  },
  {
    grants:
      /^(api-MailboxesHttp|business-MailboxesClose) dynamodb:(BatchGetItem|Query) dynamodb:table\/data-(Billing|Parcels)Table(\/index\/gsi1)?$/,
    reason:
      'Parcels and open invoices are asked for when a mailbox is closed; tests with tables in memory close some',
  },
  {
    grants:
      /^business-MailboxesClose dynamodb:(GetItem|PutItem|UpdateItem) dynamodb:table\/data-MailboxesTable$/,
    reason: 'A closing that waited is finished at night; tests with tables in memory let it wait',
  },
  {
    grants:
      /^(api-(Parcels|ShipmentsCustomer)Http|business-Parcels(FollowFollow|MailboxFollow|Rebuild)) dynamodb:GetItem dynamodb:table\/data-(Mailboxes|Settings)Table$/,
    reason:
      'Whether U.S. Mail may be taken is asked only of what USPS brought; tests with tables in memory bring some',
  },
  {
    grants: /^api-ShipmentsDeskHttp dynamodb:Query dynamodb:table\/data-SettingsTable$/,
    reason:
      'A browser tries new prices on a month in which no shipment may have closed; tests with tables in memory try some',
  },
  {
    grants: /^api-ShipmentsDockHttp dynamodb:GetItem dynamodb:table\/data-ParcelsTable$/,
    reason: 'The dock scans the label of a parcel; tests with tables in memory do',
  },
  {
    grants:
      /^business-ParcelsAlertsFollow dynamodb:(PutItem dynamodb:table\/data-ParcelsTable|(BatchGetItem|ConditionCheckItem|GetItem|Query) dynamodb:table\/data-(Mailboxes|Settings)Table)$/,
    reason:
      'Most parcels are announced before they come; tests with tables in memory announce some that are here',
  },
  {
    grants:
      /^business-ParcelsMailboxFollow dynamodb:(ConditionCheckItem|GetItem|PutItem) dynamodb:table\/data-ParcelsTable$/,
    reason: 'Parcels go along when their mailbox is changed; tests with tables in memory change some',
  },
  {
    grants:
      /^business-ParcelsRebuild (dynamodb:(BatchGetItem|ConditionCheckItem|GetItem|PutItem|Query) dynamodb:table\/data-ParcelsTable(\/index\/gsi1)?|secretsmanager:GetSecretValue secretsmanager:secret:house-key-\?\?\?\?\?\?)$/,
    reason: 'Lists of parcels are built again by hand; every parcel of a cloud has its rows',
  },
  {
    grants: /^api-ParcelsHttp dynamodb:Query dynamodb:table\/data-FilesTable$/,
    reason:
      'Photos are counted when those are taken that an owner pays for; tests with tables in memory take some',
  },
  {
    grants: /^business-ParcelsDueDue dynamodb:(GetItem|PutItem) dynamodb:table\/data-ParcelsTable$/,
    reason:
      'News of parcels wait ten minutes, and a pre-alert 60 days; tests with tables in memory move that clock',
  },
  {
    grants: /^platform-MonitoringFold dynamodb:GetItem dynamodb:table\/data-MonitoringTable$/,
    reason:
      'An item is read again only where somebody else wrote it in between; tests with tables in memory do that every time',
  },
  {
    grants: /^business-TasksRebuild dynamodb:GetItem dynamodb:table\/data-ParcelsTable$/,
    reason:
      'No parcel waits when a cloud builds its tasks again; tests with tables in memory have some that do',
  },
  {
    grants: /^business-Tasks(Rebuild|WatchDates) dynamodb:GetItem dynamodb:table\/data-BookingsTable$/,
    reason: 'A booking is looked at again once its time is over; tests with tables in memory move that clock',
  },
  {
    grants:
      /^business-CustomersRebuild dynamodb:(BatchGetItem|PutItem) dynamodb:table\/data-(Bookings|Profiles)Table$/,
    reason:
      'Every guest of a cloud is kept by their event, and nobody has a pickup when it builds its lists again; tests with tables in memory lose some',
  },
  {
    grants: /^business-QuotesExpire dynamodb:(PutItem|Query) dynamodb:table\/data-QuotesTable$/,
    reason:
      'A quote is over after a week by the clock of the function; tests with tables in memory move that clock',
  },
  {
    grants: /^business-QuotesFollow dynamodb:GetItem dynamodb:table\/data-QuotesTable$/,
    reason:
      'The claim of a letter is read when its event comes again; tests with tables in memory bring it twice',
  },
  {
    grants: /^business-TasksWatchDates dynamodb:PutItem dynamodb:table\/data-TasksTable$/,
    reason:
      'It makes the task on the day when a record comes near its end; tests with tables in memory move that clock',
  },
  {
    grants:
      /^business-ShipmentsFollowFollow dynamodb:(BatchGetItem|PutItem|Query) dynamodb:table\/data-ShipmentsTable(\/index\/gsi1)?$/,
    reason:
      'Only a second shipment to the same receiver, or an invoice that was missing, makes it write; tests with tables in memory have both',
  },
  {
    grants:
      /^business-ShipmentsWaitlists dynamodb:(ConditionCheckItem|PutItem) dynamodb:table\/data-DeparturesTable$/,
    reason:
      'A waitlist is over after the cargo cutoff of its flight; tests with tables in memory move that clock',
  },
  {
    grants:
      /^business-ShipmentsArrivalsRebuild dynamodb:ConditionCheckItem dynamodb:table\/data-ShipmentsTable$/,
    reason: 'Nothing is wrong with the rows of a cloud; tests with tables in memory break some',
  },
  {
    grants: /^business-BillingRebuild dynamodb:UpdateItem dynamodb:table\/data-BillingTable$/,
    reason:
      'All shipments of a cloud were billed by their events; tests with tables in memory bill older ones',
  },
  {
    grants: /^business-Billing(Follow|Rebuild) dynamodb:Query dynamodb:table\/data-SettingsTable$/,
    reason:
      'The rate card is read for a filing that only the sum over a flight asks for; tests with tables in memory have one',
  },
  {
    grants: /^business-DeskWork dynamodb:GetItem dynamodb:table\/data-DeskTable$/,
    reason:
      'The worker looks a row up only after it failed; tests with tables in memory kill it at every step',
  },
  {
    grants:
      /^business-DeskWork dynamodb:(ConditionCheckItem|PutItem|Query) dynamodb:table\/data-DeparturesTable$/,
    reason:
      'A move meets a waitlist, or a flight that was filled since the preview; the functions of the shipments do the same',
  },
  {
    grants:
      /^business-ShipmentsRollsFollowFlights dynamodb:(ConditionCheckItem|PutItem) dynamodb:table\/data-DeparturesTable$/,
    reason: 'A flight is closed after its booking cutoff; tests with tables in memory move that clock',
  },
  {
    grants: /^api-ShipmentsClosingHttp dynamodb:(PutItem|UpdateItem) dynamodb:table\/data-DeparturesTable$/,
    reason: 'A flight is closed by hand after its cutoff; tests with tables in memory move that clock',
  },
  {
    grants:
      /^api-ShipmentsDeskHttp dynamodb:(PutItem|Query|UpdateItem) dynamodb:table\/data-DeparturesTable$/,
    reason:
      'A move takes a place, or meets a waitlist or a full flight; tests with tables in memory do all of it',
  },
  {
    grants:
      /^api-ShipmentsDockHttp dynamodb:(BatchGetItem|GetItem|Query|UpdateItem) dynamodb:table\/data-(Departures|Settings|Shipments)Table$/,
    reason:
      'Pieces are measured, priced again and loaded for a flight in tests with tables in memory; a browser does only a part of it',
  },
  {
    grants:
      /^api-Shipments(Customer|Desk)Http secretsmanager:GetSecretValue secretsmanager:secret:data-KeptKey$/,
    reason:
      'An EIN is sealed and opened only where an export has to be filed; tests with tables in memory do both',
  },
  {
    grants: /Papers\S* dynamodb:BatchGetItem dynamodb:table\/data-ShipmentsTable$/,
    reason:
      'A manifest is made after the booking cutoff of its flight; tests with tables in memory print one',
  },
  {
    grants: /^platform-NotificationsSoonTell (dynamodb:Query dynamodb:table\/data-FilesTable|s3:GetObject )/,
    reason:
      'Photos go along with the letter about what came to a mailbox, ten minutes later; tests with tables in memory move that clock',
  },
  {
    grants: /^platform-NotificationsSoonTell ses:SendRawEmail /,
    reason:
      'SES at home asks for ses:SendEmail alone; which one AWS asks for when photos go along is not written',
  },
  {
    grants:
      /^api-OwnDataHttp dynamodb:(BatchGetItem|GetItem|Query) dynamodb:table\/data-(Billing|Bookings|Enquiries|Quotes)Table$/,
    reason:
      'The person of a cloud has no bookings, enquiries and quotes, and seldom claims, to show; tests with tables in memory show all of them',
  },
  {
    grants:
      /^business-OwnDataForget dynamodb:(BatchGetItem|DeleteItem|GetItem|PutItem|Query) dynamodb:table\/data-(Billing|Bookings|Desk|Enquiries|Files|Notifications|Parcels|Quotes)Table$/,
    reason:
      'The person who leaves a cloud has little; tests with tables in memory forget somebody who has everything',
  },
  {
    grants: /^business-OwnDataForget cognito-idp:AdminEnableUser /,
    reason:
      'An account opens again where something came in as it closed; tests with tables in memory do that',
  },
  {
    grants:
      /^api-CustomersHttp dynamodb:(GetItem|Query) dynamodb:table\/data-(Departures|Mailboxes|Settings|Shipments)Table$/,
    reason:
      'What is to be done is looked up for open shipments, pickups and parcels; in tests with tables in memory somebody has some',
  },
  {
    grants: /^business-CustomersRebuild dynamodb:BatchGetItem dynamodb:table\/data-ShipmentsTable$/,
    reason:
      'Nobody has shipped when a cloud builds its customers again; tests with tables in memory build them again with a shipment',
  },
  {
    grants: /^business-IdentityTellEmail dynamodb:GetItem dynamodb:table\/data-NotificationsTable$/,
    reason: 'A claim is read where a letter was tried before; tests with tables in memory try again',
  },
  {
    grants:
      /^api-ShipmentsOpinionHttp dynamodb:\w+ dynamodb:table\/data-(Settings|Shipments)Table(\/index\/gsi1)?$/,
    reason:
      'The link to say how it was is in a letter that comes ten minutes after a delivery; tests with tables in memory move the clock',
  },
  {
    grants: /^api-ShipmentsHandoverHttp dynamodb:GetItem dynamodb:table\/data-BillingTable$/,
    reason:
      'The rate of the day is read where storage is paid in local currency, days after goods could be collected; tests with tables in memory move that clock',
  },
  {
    grants:
      /^business-(BillingClaimsRemindOffers dynamodb:(GetItem|PutItem)|TasksWatchDates dynamodb:GetItem) dynamodb:table\/data-BillingTable$/,
    reason:
      'An offer for a claim is reminded days before it ends, and is a task when it has; tests with tables in memory move that clock',
  },
  {
    grants:
      /^business-MailboxesClose (dynamodb:Query dynamodb:table\/data-MailboxesTable|secretsmanager:GetSecretValue secretsmanager:secret:house-key-\?\?\?\?\?\?)$/,
    reason: 'A mailbox closes at night, or when its owner leaves; tests with tables in memory close some',
  },
];
