export const en = {
  errors: {
    'media.no-room':
      'The file was not kept: the disk for files is full or read-only. Whoever runs the server has to put this right.',
    'media.not-found': 'There is no such file.',
    'media.type': 'Only JPEG, PNG, WebP, AVIF, MP4, MP3, M4A, OGG and PDF are taken.',
    'media.broken': 'The file is damaged or not what it seems to be',
    'media.encrypted': 'The PDF is protected: save it without a password or restrictions',
    'media.too-complex': 'The PDF is too complex: save it by printing to PDF',
    'media.too-large': 'The file is too large: pictures up to 25 MB, video up to 300, sound up to 60, PDF up to 20.',
    'media.too-many-pixels': 'The picture has too many pixels: make it smaller and upload it again',
    'media.too-slow': 'The picture takes too long to read: save it as a JPEG and upload it again',
    'media.alt-long': 'No more than 300 characters',
    'media.focus': 'Two numbers from 0 to 1',
    'media.in-use': 'This file is used on a page. Remove it there first.',
    'media.upload-not-found': 'There is no such upload any more. Please choose the file again.',
    'media.offset': 'This piece does not follow the last one.',
    'media.longer-than-said': 'The file is longer than was said at the beginning.',
    'media.finishing': 'All of the file is here and is being prepared.',
  },
}
