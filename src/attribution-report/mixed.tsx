import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	currencies: string[];
	/** BCP 47. */
	locale: string;
}

/** Says that the sums add amounts of several currencies. */
export function Mixed( { currencies, locale }: Props ) {
	return (
		<Notice status="warning" isDismissible={ false } politeness="polite">
			{ sprintf(
				/* translators: %s: codes of currencies, for instance "EUR, JPY and USD". */
				__(
					'There are orders in %s. Their amounts are added as they are, not converted: choose a currency to see what it brought.',
					'eidan'
				),
				listOf( currencies, locale )
			) }
		</Notice>
	);
}

/** Codes as one says them. */
function listOf( currencies: string[], locale: string ): string {
	try {
		return new Intl.ListFormat( locale, { type: 'conjunction' } ).format( currencies );
	} catch {
		// A language that the browser does not know.
		return currencies.join( ', ' );
	}
}
