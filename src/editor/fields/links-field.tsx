import { getBlockVariations } from '@wordpress/blocks';
import { BaseControl, Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CheckedField } from '../controls/checked-field';
import type { Link } from './types';
import { cleanUrl } from './values';

interface Props {
	label: string;
	help: string;
	links: Link[];
	onChange: ( links: Link[] ) => void;
}

/** Returns the services of core's block for social links, in core's order. */
function services(): { value: string; label: string }[] {
	const known = ( getBlockVariations( 'core/social-link' ) ?? [] ).map( ( { name, title } ) => ( {
		value: name,
		label: title,
	} ) );
	return known.length ? known : [ { value: 'chain', label: __( 'Link', 'eidan' ) } ];
}

/** A field for links to profiles on other sites. Each has a service and an address. */
export function LinksField( { label, help, links, onChange }: Props ) {
	const options = services();
	const change = ( index: number, changes: Partial< Link > ) =>
		onChange( links.map( ( link, place ) => ( place === index ? { ...link, ...changes } : link ) ) );

	return (
		<div className="eidan-links-field" role="group" aria-label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			{ links.map( ( { service, url }, index ) => {
				const name = options.find( ( { value } ) => value === service )?.label ?? service;
				return (
					<div key={ index } className="eidan-links-field__link">
						<SelectControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Service', 'eidan' ) }
							value={ service }
							options={
								options.some( ( { value } ) => value === service )
									? options
									: [ { value: service, label: service }, ...options ]
							}
							onChange={ ( value ) => change( index, { service: value } ) }
						/>
						<CheckedField
							label={ __( 'URL', 'eidan' ) }
							type="url"
							value={ url }
							help=""
							error={ __(
								'This is not a URL, so the previous one is kept. Enter one like https://example.com.',
								'eidan'
							) }
							parse={ cleanUrl }
							onChange={ ( value ) => change( index, { url: value } ) }
						/>
						<Button
							variant="tertiary"
							isDestructive
							__next40pxDefaultSize
							/* translators: %s: name of a service. */
							aria-label={ sprintf( __( 'Remove “%s”', 'eidan' ), name ) }
							onClick={ () => onChange( links.filter( ( _, place ) => place !== index ) ) }
						>
							{ __( 'Remove', 'eidan' ) }
						</Button>
					</div>
				);
			} ) }
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () => onChange( [ ...links, { service: options[ 0 ]?.value ?? 'chain', url: '' } ] ) }
			>
				{ __( 'Add a link', 'eidan' ) }
			</Button>
			<p className="eidan-image-field__help">{ help }</p>
		</div>
	);
}
