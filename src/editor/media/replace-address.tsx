import {
	Button,
	MenuItem,
	Modal,
	TextControl,
	__experimentalHStack as HStack,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { link } from '@wordpress/icons';
import type { FormEvent } from 'react';

interface Props {
	/** Current address of the image. */
	url: string;
	/** Closes the menu "Replace". */
	onClose: () => void;
	onSelect: ( url: string ) => void;
}

/**
 * The item "Insert from URL" in the menu "Replace", with the same name as in the placeholder. Core's own field in that
 * menu is called "Current media URL" and hidden behind a pencil icon.
 */
export function ReplaceAddress( { url, onClose, onSelect }: Props ) {
	const [ address, setAddress ] = useState< string >();
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( address?.trim() ) {
			onSelect( address.trim() );
			onClose();
		}
	};
	return (
		<>
			<MenuItem icon={ link } onClick={ () => setAddress( url ) } aria-haspopup="dialog">
				{ __( 'Insert from URL', 'eidan' ) }
			</MenuItem>
			{ address !== undefined && (
				<Modal
					title={ __( 'Insert from URL', 'eidan' ) }
					onRequestClose={ () => setAddress( undefined ) }
					focusOnMount="firstContentElement"
				>
					<VStack as="form" spacing={ 4 } onSubmit={ submit }>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="url"
							required
							label={ __( 'URL', 'eidan' ) }
							value={ address }
							onChange={ setAddress }
						/>
						<HStack justify="flex-end">
							<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setAddress( undefined ) }>
								{ __( 'Cancel', 'eidan' ) }
							</Button>
							<Button __next40pxDefaultSize variant="primary" type="submit">
								{ __( 'Insert', 'eidan' ) }
							</Button>
						</HStack>
					</VStack>
				</Modal>
			) }
		</>
	);
}
