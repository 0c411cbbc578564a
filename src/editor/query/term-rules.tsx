import { SelectControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { Query } from '../../schemas/query';
import { RecordTokens } from './record-tokens';
import { taxonomiesOf } from './registered';

type Rule = Query[ 'terms' ][ number ];

/**
 * Returns the rules with the rule of one taxonomy changed. Rules without terms are removed.
 *
 * @param rules    One rule for each taxonomy.
 * @param taxonomy Slug of the taxonomy whose rule changes.
 * @param change   New members of the rule.
 */
export const withRule = ( rules: readonly Rule[], taxonomy: string, change: Partial< Rule > ): Rule[] => {
	const known = rules.find( ( rule ) => ( rule.taxonomy ?? 'category' ) === taxonomy );
	const changed: Rule = { ...known, taxonomy, ...change };
	const next = known ? rules.map( ( rule ) => ( rule === known ? changed : rule ) ) : [ ...rules, changed ];
	return next.filter( ( { include, exclude } ) => include?.length || exclude?.length );
};

interface Props {
	postType: string;
	rules: readonly Rule[];
	onChange: ( rules: Rule[] ) => void;
	/** Whether to choose terms that items must not have. Otherwise: terms that items must have. */
	exclude?: boolean;
}

/** Chooses terms that items must or must not have, with a field for each taxonomy. */
export function TermRules( { postType, rules, onChange, exclude = false }: Props ) {
	return taxonomiesOf( postType ).map( ( { slug, name } ) => {
		const rule = rules.find( ( { taxonomy } ) => ( taxonomy ?? 'category' ) === slug );
		const part = exclude ? 'exclude' : 'include';
		return (
			<div key={ slug } className="eidan-query__terms">
				<RecordTokens
					/* translators: %s: name of a taxonomy, for instance "Categories". */
					label={ exclude ? sprintf( __( 'Exclude %s', 'eidan' ), name ) : name }
					kind="taxonomy"
					name={ slug }
					value={ rule?.[ part ] }
					onChange={ ( ids ) => onChange( withRule( rules, slug, { [ part ]: ids } ) ) }
				/>
				{ ! exclude && ( rule?.include?.length ?? 0 ) > 1 && (
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						/* translators: %s: name of a taxonomy, for instance "Categories". */
						label={ sprintf( __( 'Match %s', 'eidan' ), name ) }
						value={ rule?.match ?? 'any' }
						options={ [
							{ label: _x( 'Any', 'at least one of the terms', 'eidan' ), value: 'any' },
							{ label: __( 'All', 'eidan' ), value: 'all' },
						] }
						onChange={ ( match ) =>
							onChange( withRule( rules, slug, { match: match === 'all' ? 'all' : 'any' } ) )
						}
					/>
				) }
			</div>
		);
	} );
}
