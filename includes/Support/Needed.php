<?php
/**
 * Listeners whose classes are only loaded where they have something to do.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * A listener of `render_block`, `render_block_data` and the like, and what it waits for. WordPress calls these for
 * every block of a page; most pages have nothing that concerns most listeners.
 *
 * It only spares the class: the listener still checks what it gets.
 */
final class Needed {

	/**
	 * Takes what is to be called, and when. All conditions have to be met; at least one is given.
	 *
	 * @param array{class-string, string} $listener  Class and static method. It gets all that the hook gives.
	 * @param string                      $html      Occurs in the HTML of the block.
	 * @param string                      $attribute Name of an attribute that the block has.
	 * @param string                      $name      Name of the block, or how it begins: `core/image`, `eidan/`.
	 */
	public function __construct(
		public readonly array $listener,
		private readonly string $html = '',
		private readonly string $attribute = '',
		private readonly string $name = ''
	) {}

	/**
	 * Calls the listener, or gives back what it would change.
	 *
	 * @param mixed $value   HTML, or the parsed block where a hook is about that.
	 * @param mixed ...$more The other arguments of the hook: the parsed block, and what else it has.
	 */
	public function __invoke( mixed $value = null, mixed ...$more ): mixed {
		$block = is_array( $value ) ? $value : $more[0] ?? null;
		$call  = $this->listener;

		return ( '' === $this->html || ( is_string( $value ) && str_contains( $value, $this->html ) ) )
			&& ( ( '' === $this->name && '' === $this->attribute ) || ( is_array( $block ) && $this->is_of( $block ) ) )
			&& is_callable( $call )
				? $call( $value, ...$more )
				: $value;
	}

	/**
	 * Whether a block has the name and the attribute.
	 *
	 * @param array<mixed> $block A parsed block.
	 */
	private function is_of( array $block ): bool {
		$name       = $block['blockName'] ?? null;
		$attributes = $block['attrs'] ?? null;

		return ( '' === $this->name || ( is_string( $name ) && str_starts_with( $name, $this->name ) ) )
			&& ( '' === $this->attribute || ( is_array( $attributes ) && isset( $attributes[ $this->attribute ] ) ) );
	}
}
