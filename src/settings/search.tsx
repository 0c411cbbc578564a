import { Button, SearchControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Hit } from './find';

interface Props {
	value: string;
	hits: readonly Hit[];
	onChange: ( value: string ) => void;
	onGo: ( hit: Hit ) => void;
}

/** The field that searches all tabs, and what it finds. Enter leads to the first. */
export function Search( { value, hits, onChange, onGo }: Props ) {
	const count = hits.length;

	return (
		<div className="eidan-settings__search" role="search">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search settings', 'eidan' ) }
				placeholder={ __( 'Search settings', 'eidan' ) }
				value={ value }
				onChange={ onChange }
				onKeyDown={ ( event ) => {
					// Enter would save the settings.
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						if ( hits[ 0 ] ) {
							onGo( hits[ 0 ] );
						}
					} else if ( event.key === 'Escape' ) {
						onChange( '' );
					}
				} }
			/>
			<p role="status" className="eidan-settings__status">
				{ value.trim() !== '' &&
					( count
						? /* translators: %d: number of settings. */
							sprintf( _n( '%d setting found.', '%d settings found.', count, 'eidan' ), count )
						: __( 'No setting has these words.', 'eidan' ) ) }
			</p>
			{ count > 0 && (
				<ul className="eidan-settings__hits">
					{ hits.map( ( hit ) => (
						<li key={ hit.id }>
							<Button variant="link" onClick={ () => onGo( hit ) }>
								{ hit.field?.label ?? hit.section }
							</Button>
							<span>{ hit.field ? `${ hit.tab.title } › ${ hit.section }` : hit.tab.title }</span>
							{ hit.field?.help && <span>{ hit.field.help }</span> }
						</li>
					) ) }
				</ul>
			) }
		</div>
	);
}
