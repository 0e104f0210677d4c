import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** As many letters as the server takes for reasons. */
const WORDS_MAX = 1000;

interface Asked {
  /** The words on the button that opens the form. */
  readonly open: string;
  readonly label: string;
  /** The words on the button that sends what was written. */
  readonly send: string;
  readonly busy: boolean;
  /** True: it was sent, and the form closes. */
  readonly sent: (words: string) => Promise<boolean>;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** A button that opens a field for some sentences. */
export function WordsForm({ open, label, send, busy, sent, children }: Asked) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone: without another place the keyboard would begin again at the top.
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button className="quiet" ref={opener} onClick={() => setOpen(true)}>
        {open}
      </button>
    );
  }
  const submit = async (): Promise<void> => {
    if (await sent(words.trim())) {
      setOpen(false);
      setWords('');
    }
  };
  return (
    <form
      className="words-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        rows={3}
        required
        maxLength={WORDS_MAX}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {children}
      <button className="primary" disabled={busy || words.trim() === ''}>
        {send}
      </button>{' '}
      <button type="button" onClick={() => setOpen(false)}>
        Not now
      </button>
    </form>
  );
}
