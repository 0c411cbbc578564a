/**
 * The editor as a contributor has it.
 */
import type { Page } from '@playwright/test';
import { Editor } from '../editor';
import type { SiteFacts } from '../setup/global';
import { nothingSeen, watchTrouble, type Seen } from './sidebar';

/** What a test has that opens it. */
interface Ground {
	site: SiteFacts & { php: < T = unknown >( code: string ) => Promise< T > };
	/** The page of a contributor: `as( 'contributor' )`. */
	page: Page;
	/** `parallelIndex` of the test. */
	worker: number;
}

/** Opens a draft of a contributor's with the sidebar. Whatever is refused or goes wrong from then on is kept. */
export async function openAsContributor( { site, page, worker }: Ground ): Promise< { editor: Editor; seen: Seen } > {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const id = await site.php< number >(
		`return wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'A draft', 'post_author' => get_user_by( 'login', 'e2e-contributor-${ worker }' )->ID ) );`
	);
	const seen = nothingSeen( await watchTrouble( page ) );
	const editor = new Editor( page, () => Promise.reject( new Error( 'The draft is there already.' ) ) );
	await editor.openPost( id );
	await editor.showSettings();
	return { editor, seen };
}
