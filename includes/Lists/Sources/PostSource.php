<?php
/**
 * Entries of WordPress.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

/**
 * The source of every list that does not name another.
 */
final class PostSource implements Source {

	/**
	 * Finds a page.
	 *
	 * @param Config $config The list.
	 * @param State  $state  What the visitor asked for.
	 */
	public function find( Config $config, State $state ): Result {
		return Finder::find( $config->scope( $state->choice ), $state );
	}
}
