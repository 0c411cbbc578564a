/**
 * Known words with too little contrast, each with the reason.
 */
import { sentence, type ReadWord } from './words';

/** Words of one kind that are known to be too pale in some looks. */
export interface Named {
	fixture: string;
	/** Start of the word's `of`: the tags and classes of the elements around it. */
	of: string;
	/** Names of the looks in which they are too pale. */
	looks: readonly string[];
	why: string;
}

const DARK = [ 'twentytwentyfive, 01-evening', 'twentytwentyfive, 07-sunrise' ];
const OVER = 'its author says that the section below is dark; in these looks the color that was chosen for it is not';

const PANEL = 'its author chose the color of the panel and none for its words; in these looks both are pale';

/** Each of these has to be too pale in each of its looks. Otherwise the test fails, and the entry has to go. */
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
 * @param pale     Words that are too pale in a look, one of each kind.
 * @param look     Name of the look.
 * @param fixtures Names of the fixtures that were checked.
 * @param named    The known words.
 * @return Sentences: `unnamed` are pale words that are not known, `idle` are known words that are not pale any more.
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
