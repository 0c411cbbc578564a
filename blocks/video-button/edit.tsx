import { RichText, store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useFocusAfterPlaceholder } from '@eidan/editor';
import type { VideoButtonAttributes } from './attributes';
import { Inspector } from './inspector';
import { classesOf, styleOf } from './look';
import { Empty } from './placeholder';
import { sample } from './sample';
import { Toolbar } from './toolbar';

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< VideoButtonAttributes > ) {
	const { url, text, look, poster, transcript } = attributes;
	const hasTranscript = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	const { insertBlock } = useDispatch( blockEditorStore );
	const ref = useFocusAfterPlaceholder< HTMLDivElement >( ! url );
	const blockProps = useBlockProps( {
		ref,
		className: url ? classesOf( attributes ) : '',
		style: url ? styleOf( attributes ) : {},
	} );
	const innerProps = useInnerBlocksProps(
		{ className: 'eidan-video-button__more' },
		{ renderAppender: false as never }
	);

	if ( ! url ) {
		return (
			<div { ...blockProps }>
				<Empty onChange={ setAttributes } onSample={ () => setAttributes( sample() ) } />
			</div>
		);
	}
	return (
		<>
			<Toolbar attributes={ attributes } setAttributes={ setAttributes } />
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				onTranscript={
					hasTranscript
						? undefined
						: () =>
								void insertBlock(
									createBlock( 'core/details', { summary: __( 'Transcript', 'eidan' ) }, [
										createBlock( 'core/paragraph', {} ),
									] ),
									0,
									clientId
								)
				}
			/>
			<div { ...blockProps }>
				<span className="eidan-video-button">
					{ look === 'poster' && poster.url && (
						<img className="eidan-video-button__poster" src={ poster.url } alt={ poster.alt ?? '' } />
					) }
					<span className="eidan-video-button__sign" />
					{ look === 'round' ? (
						<span className="eidan-video-button__text">{ __( 'Play video', 'eidan' ) }</span>
					) : (
						<RichText
							tagName="span"
							className="eidan-video-button__text"
							aria-label={ __( 'Text', 'eidan' ) }
							placeholder={ __( 'Add text', 'eidan' ) }
							value={ text ?? '' }
							allowedFormats={ [ 'core/bold', 'core/italic' ] }
							disableLineBreaks
							onChange={ ( value: string ) => setAttributes( { text: value } ) }
						/>
					) }
				</span>
				<div { ...innerProps } />
				{ transcript && <p className="eidan-video-button__transcript">{ __( 'Transcript', 'eidan' ) }</p> }
			</div>
		</>
	);
}
