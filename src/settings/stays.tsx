import { __, sprintf } from '@wordpress/i18n';

interface Props {
	/** Header and footer, each with the address where it is edited. */
	parts: { name: string; url: string }[];
}

/** What was not changed, because somebody has edited it: by name, with the menu in it, and where it is edited. */
export function Stays( { parts }: Props ) {
	return (
		<span className="eidan-settings__links">
			{ sprintf(
				/* translators: %s: "Header", "Footer" or both. */
				__( 'As you edited it, menu included: %s.', 'eidan' ),
				parts.map( ( { name } ) => name ).join( ', ' )
			) }
			{ parts.map( ( { name, url } ) => (
				<a key={ name } href={ url }>
					{
						/* translators: %s: "Header" or "Footer". */
						sprintf( __( 'Edit: %s', 'eidan' ), name )
					}
				</a>
			) ) }
		</span>
	);
}
