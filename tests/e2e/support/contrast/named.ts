/**
 * Words that are pale for a reason.
 */
import { sentence, type ReadWord } from './words';

/** A kind of words that is pale in some looks. */
export interface Named {
	fixture: string;
	/** How the names of what the words stand in begin. */
	of: string;
	/** Names of the looks. */
	looks: readonly string[];
	why: string;
}

const DARK = [ 'twentytwentyfive, 01-evening', 'twentytwentyfive, 07-sunrise' ];
const OVER = 'its author says that the section below is dark; in these looks the color that was chosen for it is not';

const PANEL = 'its author chose the color of the panel and none for its words; in these looks both are pale';

/** Each of them has to be pale in each of its looks. */
export const NAMED: readonly Named[] = [
	{
		fixture: 'header__over',
		of: 'a < p.wp-block-site-title',
		looks: [ ...DARK, 'twentytwentyfive, 05-twilight', 'twentytwentyfive, 08-midnight', 'twentytwentyone' ],
		why: OVER,
	},
	{
		fixture: 'header__over',
		of: 'span.eidan-menu__title',
		looks: [ ...DARK, 'twentytwentyfive, 05-twilight', 'twentytwentyfive, 08-midnight', 'twentytwentyone' ],
		why: OVER,
	},
	{
		fixture: 'image-with-text__overlap',
		of: 'p.wp-block-paragraph < div.wp-block-eidan-image-with-text__content',
		looks: [ 'twentytwentyfive, 03-dusk', 'twentytwentyfive, 05-twilight', 'twentytwentyfive, 07-sunrise' ],
		why: PANEL,
	},
	{
		fixture: 'image-with-text__overlap',
		of: 'h3.wp-block-heading < div.wp-block-eidan-image-with-text__content',
		looks: [ 'twentytwentyfive, 03-dusk', 'twentytwentyfive, 05-twilight', 'twentytwentyfive, 07-sunrise' ],
		why: PANEL,
	},
];

/**
 * @param pale     What is pale in a look, a word of each kind.
 * @param look     Its name.
 * @param fixtures Names of the fixtures that were looked at.
 * @param named    What is known.
 * @return Sentences: what nobody has named, and what is named and pale no longer.
 */
export const judge = (
	pale: readonly ReadWord[],
	look: string,
	fixtures: readonly string[],
	named: readonly Named[] = NAMED
): { unnamed: string[]; idle: string[] } => {
	const here = named.filter( ( entry ) => entry.looks.includes( look ) && fixtures.includes( entry.fixture ) );
	const isMeant = ( word: ReadWord ) => ( entry: Named ) =>
		entry.fixture === word.fixture && word.of.startsWith( entry.of );
	return {
		unnamed: pale.filter( ( word ) => ! here.some( isMeant( word ) ) ).map( sentence ),
		idle: here
			.filter( ( entry ) => ! pale.some( ( word ) => isMeant( word )( entry ) ) )
			.map( ( { fixture, of } ) => `${ fixture }: ${ of } can be read, and needs no name any more` ),
	};
};
