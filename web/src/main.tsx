import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { keepFocus } from './kept-focus';
import './style/base.css';
import './style/home.css';
import './style/table.css';
import './style/map.css';
import './style/rules.css';
import './style/siege.css';
import './style/quarrels.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
keepFocus();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
