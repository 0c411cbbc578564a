import { Notice, TextControl, __experimentalVStack as VStack } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { pastedAddress } from './address';
import { checkVideoAddress } from './check-address';

interface Props {
	value: string;
	/** Called with the address of a video, and with its title if the video's service knows it; otherwise ''. */
	onChange: ( url: string, title: string ) => void;
}

/** A field for the address of a video. An invalid address stays in the field, with an error message below it. */
export function VideoAddressField( { value, onChange }: Props ) {
	const [ draft, setDraft ] = useState< string | null >( null );
	const [ failure, setFailure ] = useState( '' );
	const commit = async () => {
		const address = pastedAddress( draft ?? '' );
		if ( draft === null || address === value ) {
			setDraft( null );
			return;
		}
		try {
			const { title } = await checkVideoAddress( address );
			onChange( address, title );
			setDraft( null );
		} catch ( error ) {
			setFailure( ( error as { message?: string } ).message ?? '' );
		}
	};
	return (
		<VStack spacing={ 2 } className="eidan-group">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ __( 'Video URL', 'eidan' ) }
				help={ __( 'On YouTube, Vimeo or another service, or of a file.', 'eidan' ) }
				value={ draft ?? value }
				onChange={ ( text ) => {
					setDraft( text );
					setFailure( '' );
				} }
				onBlur={ () => void commit() }
				onKeyDown={ ( { key } ) => key === 'Enter' && void commit() }
			/>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
		</VStack>
	);
}
