import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chaptersOf, linesOf } from './address';

interface Chapter {
	time?: number | undefined;
	label?: string | undefined;
}

interface Props {
	value: readonly Chapter[];
	onChange: ( chapters: Chapter[] ) => void;
}

/** A field for chapters, one in each line. An invalid line stays in the field; a message below it quotes the line. */
export function ChaptersControl( { value, onChange }: Props ) {
	const [ draft, setDraft ] = useState< string | null >( null );
	const { wrong } = chaptersOf( draft ?? '' );
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'Chapters', 'eidan' ) }
			help={
				wrong[ 0 ]
					? /* translators: %s: a line that somebody wrote. */
						sprintf( __( '“%s” needs a time and a name, such as “1:30 The hall”.', 'eidan' ), wrong[ 0 ] )
					: __( 'One a line: 1:30 The hall', 'eidan' )
			}
			value={ draft ?? linesOf( value ) }
			onChange={ ( text ) => {
				setDraft( text );
				onChange( chaptersOf( text ).chapters );
			} }
			onBlur={ () => ! wrong.length && setDraft( null ) }
		/>
	);
}
