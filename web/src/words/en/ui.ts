export default {
  product: 'Karar',
  pageTitle: '{{page}} · Karar',
  loading: 'Loading',
  close: 'Close',
  tryAgain: 'Try Again',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. Select the text instead.',
  show: 'Show password',
  hide: 'Hide password',
  theme: {
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
  },
  crash: {
    title: 'Unexpected Application Error!',
    body: 'This page stopped working. Your documents and analyses are safe. Load it again; if it happens once more, tell us what you did.',
    reload: 'Load again',
    home: 'Go to Documents',
  },
  severity: {
    critical: 'Critical',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    favour: 'In your favour',
    missing: 'Missing',
  },
  failure: {
    network: 'Network error. Please check your connection and try again.',
    timeout: 'Request timed out. Please try again.',
    server: 'Server error. Please try again later.',
    invalid: 'Invalid response from server',
    unknown: 'Something went wrong. Please try again.',
  },
  disclaimer: {
    short: 'AI analysis, not legal advice.',
    details: 'Details',
    line: 'Every analysis is AI output, not legal advice. Have a lawyer review it before you sign.',
    read: 'Read the full notice',
    title: 'What this analysis is, and is not',
    body1: 'This analysis is AI output, not legal advice. It can be wrong or incomplete.',
    body2:
      'It reads the words of the document you uploaded against rules drawn from Indian statutes and judgments. It does not know what was agreed in talks, by e-mail, or in papers that you did not upload.',
    body3:
      'Using Karar makes no lawyer and client relationship. Have a lawyer review the contract before you sign it or act on it.',
  },
} as const
