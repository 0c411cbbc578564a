import { BlockControls } from '@wordpress/block-editor';
import {
	Popover,
	TextControl,
	ToggleControl,
	ToolbarButton,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { link as icon, linkOff } from '@wordpress/icons';
import { CheckedField } from '../controls/checked-field';
import { CoreLinkControl } from './core-link-control';
import { addressOf, inNewTab, NO_LINK, withRel, type Link } from './link';

export { addressOf, inNewTab, type Link } from './link';

interface Props {
	value: Link;
	/** Gets all three members of the new link. Those without a value are undefined. */
	onChange: ( link: Link ) => void;
}

/** A button in the block's toolbar that opens WordPress's own control for links, and one that removes the link. */
export function LinkToolbar( { value, onChange }: Props ) {
	const { url, linkTarget } = value;
	const [ button, setButton ] = useState< HTMLElement | null >( null );
	const [ isOpen, setOpen ] = useState( false );
	// The control treats a new object as a new link, so the object must stay the same.
	const shown = useMemo(
		() => ( { ...( url ? { url } : {} ), opensInNewTab: linkTarget === '_blank' } ),
		[ url, linkTarget ]
	);
	const close = () => {
		setOpen( false );
		button?.focus();
	};

	return (
		<>
			<BlockControls group="block">
				<ToolbarButton
					ref={ setButton }
					icon={ icon }
					label={ url ? __( 'Edit link', 'eidan' ) : __( 'Link', 'eidan' ) }
					isActive={ !! url }
					aria-expanded={ isOpen }
					onClick={ () => setOpen( ! isOpen ) }
				/>
				{ url && (
					<ToolbarButton
						icon={ linkOff }
						label={ __( 'Unlink', 'eidan' ) }
						onClick={ () => onChange( NO_LINK ) }
					/>
				) }
			</BlockControls>
			{ isOpen && (
				<Popover anchor={ button } placement="bottom" focusOnMount="firstElement" onClose={ close } shift>
					<CoreLinkControl
						value={ shown }
						forceIsEditingLink={ ! url }
						onChange={ ( { url: next = '', opensInNewTab = false } ) => {
							const address = addressOf( next );
							if ( address ) {
								onChange( inNewTab( { ...value, url: address }, opensInNewTab ) );
							}
						} }
						onRemove={ () => {
							onChange( NO_LINK );
							close();
						} }
					/>
				</Popover>
			) }
		</>
	);
}

/** Fields for a link in the sidebar: address, new tab and the attribute `rel`. */
export const LinkFields = ( { value, onChange }: Props ) => (
	<VStack spacing={ 4 } className="eidan-group">
		<CheckedField
			type="url"
			label={ __( 'Link', 'eidan' ) }
			help=""
			error={ __(
				'This is not a URL. Enter one like https://example.com, /contact or mailto:name@example.com.',
				'eidan'
			) }
			value={ value.url ?? '' }
			parse={ addressOf }
			onChange={ ( url ) => onChange( url ? { ...NO_LINK, ...value, url } : NO_LINK ) }
		/>
		{ value.url && (
			<>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Open in new tab', 'eidan' ) }
					checked={ value.linkTarget === '_blank' }
					onChange={ ( on ) => onChange( inNewTab( value, on ) ) }
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Link relation', 'eidan' ) }
					help={ __( 'The attribute rel, for instance nofollow.', 'eidan' ) }
					value={ value.rel ?? '' }
					onChange={ ( rel ) => onChange( withRel( value, rel ) ) }
				/>
			</>
		) }
	</VStack>
);
