// The line on the poster in German.
export const line = 'Weitergeben, Waffe ziehen, Stern anstecken. Wer zuerst fünfhundert hat, reitet heim.';
