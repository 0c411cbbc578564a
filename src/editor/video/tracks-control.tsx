import { BaseControl, Button, TextControl, __experimentalVStack as VStack } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { MediaCheck } from '../permission-notice';
import { MediaUpload } from '../media/components';

interface Track {
	src?: string | undefined;
	srcLang?: string | undefined;
	label?: string | undefined;
}

interface Props {
	value: readonly Track[];
	onChange: ( tracks: Track[] ) => void;
}

/** A list of caption files, one for each language. The first one is shown when the video starts. */
export function TracksControl( { value, onChange }: Props ) {
	const label = __( 'Captions', 'eidan' );
	const change = ( index: number, track: Track ) =>
		onChange( value.map( ( one, other ) => ( other === index ? { ...one, ...track } : one ) ) );
	const controls = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
	return (
		<VStack spacing={ 3 } className="eidan-group" role="group" aria-label={ label }>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			{ value.map( ( { src = '', srcLang = '', label: name = '' }, index ) => (
				<VStack key={ src } spacing={ 2 }>
					<TextControl
						{ ...controls }
						label={ _x( 'Label', 'of a text track', 'eidan' ) }
						placeholder="English"
						value={ name }
						onChange={ ( text ) => change( index, { label: text.slice( 0, 100 ) } ) }
					/>
					<TextControl
						{ ...controls }
						label={ __( 'Language code', 'eidan' ) }
						placeholder="en"
						value={ srcLang }
						onChange={ ( text ) => change( index, { srcLang: text.trim().slice( 0, 20 ) } ) }
					/>
					<Button
						variant="tertiary"
						/* translators: %s: label or address of a file with captions. */
						aria-label={ sprintf( __( 'Remove “%s”', 'eidan' ), name || src ) }
						onClick={ () => onChange( value.filter( ( _, other ) => other !== index ) ) }
					>
						{ __( 'Remove', 'eidan' ) }
					</Button>
				</VStack>
			) ) }
			<MediaCheck>
				<MediaUpload
					title={ label }
					allowedTypes={ [ 'text/vtt' ] }
					onSelect={ ( { url }: { id: number; url?: string } ) =>
						url &&
						! value.some( ( { src } ) => src === url ) &&
						onChange( [
							...value,
							{ src: url, srcLang: document.documentElement.lang.slice( 0, 2 ), label: '' },
						] )
					}
					render={ ( { open } ) => (
						<Button variant="secondary" __next40pxDefaultSize onClick={ open }>
							{ __( 'Add captions', 'eidan' ) }
						</Button>
					) }
				/>
			</MediaCheck>
			<p className="components-base-control__help">
				{ __( 'A WebVTT file (.vtt) for each language.', 'eidan' ) }
			</p>
		</VStack>
	);
}
