import type { Locator, Page } from '@playwright/test';

/** What a job took. */
export interface Effort {
	/** Clicks of the mouse. A choice in a drop-down field counts two. */
	clicks: number;
	/** Keys that are pressed, but for those that type words. */
	keys: number;
}

/** A hand that counts what it does. */
export class Hand {
	readonly page: Page;
	private effort: Effort = { clicks: 0, keys: 0 };

	constructor( page: Page ) {
		this.page = page;
	}

	async click( target: Locator ): Promise< void > {
		await target.click();
		this.effort.clicks++;
	}

	/**
	 * Presses a key some times.
	 *
	 * @param key   Its name in Playwright, such as `Enter`.
	 * @param times How often.
	 */
	async press( key: string, times = 1 ): Promise< void > {
		for ( let time = 0; time < times; time++ ) {
			await this.page.keyboard.press( key );
			this.effort.keys++;
		}
	}

	/** Types words. They count nothing: every way to do the job needs them. */
	async type( words: string ): Promise< void > {
		await this.page.keyboard.type( words, { delay: 10 } );
	}

	/** Chooses in a drop-down field. */
	async choose( field: Locator, label: string ): Promise< void > {
		await field.selectOption( { label } );
		this.effort.clicks += 2;
	}

	/** Chooses files in WordPress's media dialog, by their titles. */
	async pickMedia( ...titles: string[] ): Promise< void > {
		const dialog = this.page.locator( '.media-modal:visible' );
		for ( const title of titles ) {
			await this.click( dialog.locator( `.attachment[aria-label="${ title }"]` ) );
		}
		await this.click( dialog.getByRole( 'button', { name: 'Select', exact: true } ) );
	}

	/** Returns what was done since the last call. */
	count(): Effort {
		const { effort } = this;
		this.effort = { clicks: 0, keys: 0 };
		return effort;
	}
}
