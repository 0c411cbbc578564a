import {
	Button,
	Dropdown,
	TextareaControl,
	TextControl,
	ToggleControl,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ExtrasFields } from '@eidan/editor';
import { LinkPicker } from './add-item';
import { canHold, titleOf, type Node } from './tree';
import { toLabel } from './wire';

interface Props {
	node: Node;
	onChange: ( attributes: Record< string, unknown >, isTyping?: boolean ) => void;
}

const controlProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** What core's link has to follow its page by: with an address of its own it must not. */
const withoutBinding = ( { metadata }: Node[ 'attributes' ] ) => {
	const { bindings, ...others } = ( metadata ?? {} ) as Record< string, unknown >;
	return bindings ? { metadata: others } : {};
};

/** The address of an item, and a button that chooses another one. */
function LinkField( { node, onChange }: Props ) {
	const url = String( node.attributes.url ?? '' );
	return (
		<div className="eidan-menu-items__link">
			<span className="eidan-menu-items__url" dir="ltr">
				{ url || __( 'No link: opens what is below it.', 'eidan' ) }
			</span>
			<span>
				<Dropdown
					popoverProps={ { placement: 'left-start', shift: true, className: 'eidan-menu-items__search' } }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<Button size="small" variant="secondary" aria-expanded={ isOpen } onClick={ onToggle }>
							{ url ? __( 'Change link', 'eidan' ) : __( 'Add link', 'eidan' ) }
						</Button>
					) }
					renderContent={ ( { onClose } ) => (
						<LinkPicker
							onPick={ ( { label, ...attributes } ) => {
								onChange( {
									...withoutBinding( node.attributes ),
									...attributes,
									...( titleOf( node ) ? {} : { label } ),
								} );
								onClose();
							} }
						/>
					) }
				/>
				{ url && (
					<Button
						size="small"
						variant="tertiary"
						onClick={ () =>
							onChange( {
								...withoutBinding( node.attributes ),
								url: undefined,
								id: undefined,
								type: undefined,
								kind: 'custom',
							} )
						}
					>
						{ __( 'Unlink', 'eidan' ) }
					</Button>
				) }
			</span>
		</div>
	);
}

/** The fields of an item. */
export function ItemFields( { node, onChange }: Props ) {
	const { attributes } = node;
	return (
		<VStack spacing={ 4 } className="eidan-menu-items__fields">
			<TextControl
				{ ...controlProps }
				label={ __( 'Text', 'eidan' ) }
				value={ titleOf( node ) }
				onChange={ ( text ) => onChange( { label: toLabel( text ) }, true ) }
			/>
			{ canHold( node ) && (
				<>
					<LinkField node={ node } onChange={ onChange } />
					{ !! attributes.url && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __( 'Open in new tab', 'eidan' ) }
							checked={ attributes.opensInNewTab === true }
							onChange={ ( on ) => onChange( { opensInNewTab: on || undefined } ) }
						/>
					) }
					<TextareaControl
						__nextHasNoMarginBottom
						rows={ 2 }
						label={ __( 'Description', 'eidan' ) }
						value={ String( attributes.description ?? '' ) }
						onChange={ ( text ) => onChange( { description: text || undefined }, true ) }
					/>
				</>
			) }
			<ExtrasFields
				attributes={ attributes }
				item={ node }
				setAttributes={ ( extras ) => onChange( { ...extras } ) }
			/>
		</VStack>
	);
}
