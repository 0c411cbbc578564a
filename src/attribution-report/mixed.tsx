import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Kind } from './types';

interface Props {
	kind: Kind;
	currencies: string[];
	/** Language tag (BCP 47). */
	locale: string;
}

/** A warning that the totals add amounts in several currencies. */
export function Mixed( { kind, currencies, locale }: Props ) {
	return (
		<Notice status="warning" isDismissible={ false } politeness="polite">
			{ kind === 'orders'
				? sprintf(
						/* translators: %s: codes of currencies, for instance "EUR, JPY and USD". */
						__(
							'There are orders in %s. Their amounts are added as they are, not converted: choose a currency to see what it brought.',
							'eidan'
						),
						listOf( currencies, locale )
					)
				: sprintf(
						/* translators: %s: codes of currencies, for instance "EUR, JPY and USD". */
						__(
							'There are amounts in %s. They are added as they are, not converted: choose a currency to see what it brought.',
							'eidan'
						),
						listOf( currencies, locale )
					) }
		</Notice>
	);
}

/** Formats a list of currency codes as text. */
function listOf( currencies: string[], locale: string ): string {
	try {
		return new Intl.ListFormat( locale, { type: 'conjunction' } ).format( currencies );
	} catch {
		// The browser does not know this language.
		return currencies.join( ', ' );
	}
}
