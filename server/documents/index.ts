export { readReportHeader, type ReportHeader } from './reportHeader.ts';
export { wordsOf, type DocumentLanguage, type Words } from './words.ts';
