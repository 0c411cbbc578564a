<?php
/**
 * What a check of the site found.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

/**
 * One result, for Site Health and for a terminal.
 */
final class Finding {

	/**
	 * A finding.
	 *
	 * @param string $name   Short name of the check, in letters.
	 * @param string $status As Site Health has it: `good`, `recommended` or `critical`.
	 * @param string $label  The state in a few words.
	 * @param string $words  What it means, and what to do. Plain text.
	 * @param string $link   Address of the screen where something can be done; '' = none.
	 * @param string $action Words of that link.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $status,
		public readonly string $label,
		public readonly string $words,
		public readonly string $link = '',
		public readonly string $action = ''
	) {}
}
