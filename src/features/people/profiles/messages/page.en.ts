import { consent } from './page-consent.en.ts'
import { countEn } from '#base/i18n.ts'
import { en as calls } from '#features/people/accounts/messages/errors.en.ts'

export const en = {
  create: {
    title: 'Create your profile',
    lead: 'Only the first and last names are required. You can add the rest later.',
    submit: 'Create profile',
  },
  edit: {
    title: 'Edit your profile',
    lead: 'Change anything you like, then save it all at once.',
    submit: 'Update profile',
  },
  cancel: 'Cancel',
  unsaved: 'There are unsaved changes',
  sections: {
    personal: {
      title: 'Personal data',
      why: 'The rituals that you order for yourself are performed in this name. The e-\u2060mail and phone are there so that we can reach you about an order. Gender and marital status change the words of the sankalpa; the occupation is named if the wish is about work. These may stay empty.',
    },
    astrological: {
      title: 'Astrological data',
      why: 'In the tradition, the day and place of birth give the nakshatra (lunar mansion) that the priest names, and help to choose the day of a ritual.',
    },
    wishes: {
      title: 'Wishes for the rituals',
      why: 'What the priest should know before the sankalpa, the words that are read aloud. Only those who prepare and perform it read this.',
    },
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phoneNumber: 'Phone',
    occupation: 'Occupation',
    birthDate: 'Date of birth',
    birthTime: 'Time of birth',
    isTimeUncertain: 'I am not sure',
    birthPlace: 'Place of birth',
    gender: 'Gender',
    maritalStatus: 'Marital status',
    currentLocation: 'Current location',
    additionalNotes: 'Additional notes',
  },
  hints: {
    email: 'We write here about your orders',
    phoneNumber: 'Digits, beginning with the country code',
    birthDate: 'dd.mm.yyyy or 14 March 1941',
    birthTime: 'hh:mm or 7.30 am',
    birthPlace: 'Start typing and choose from the list, or enter it yourself',
    isTimeUncertain: 'We will note that the time is approximate. You may also leave it empty.',
    additionalNotes: 'For example: gotra (lineage), names of your family, a wish for the ritual',
  },
  genders: { Male: 'Male', Female: 'Female' },
  maritalStatuses: { Single: 'Single', Married: 'Married', Divorced: 'Divorced', Widowed: 'Widowed' },
  onlyDigits: 'Only digits can be entered here',
  notGiven: 'not given',
  approximate: 'approximate',
  suggestions: (count: number) => `${countEn(count, 'suggestion', 'suggestions')}, choose with the arrow keys`,
  consent,
  faults: {
    title: (count: number) => `${countEn(count, 'field needs', 'fields need')} your attention`,
    ...calls.errors,
  },
  saved: {
    title: 'Profile saved!',
    created: 'Your profile has been created',
    updated: 'Your profile has been updated',
  },
  failed: {
    title: 'Error',
    text: 'Failed to save profile',
    kept: 'Nothing you typed is lost. Please try again.',
  },
  card: {
    title: 'Profile',
    editAll: 'Edit everything',
    change: (field: string) => `Change: ${field}`,
    save: 'Save',
    cancel: 'Cancel',
    more: 'Additional details',
    fieldSaved: { title: 'Saved successfully', text: 'Field updated' },
    fieldFailed: {
      title: 'Failed to update field',
      status: (status: number) => `Server error: ${status}`,
      noId: 'No user ID',
      offline: 'No connection. Please try again.',
    },
  },
}

export type ProfileMessages = typeof en
