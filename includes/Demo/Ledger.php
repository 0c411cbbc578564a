<?php
/**
 * A record of what the importer made and changed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Demo\Shop\Setup;
use Eidan\Support\Value;

/**
 * Stored in one option: everything made, by key, and everything changed, with its previous value.
 *
 * @phpstan-type Made array{kind: string, id: int, print: string, source: string}
 * @phpstan-type Changed array{before: mixed, after: mixed}
 */
final class Ledger {

	public const OPTION = 'eidan_demo';

	/** What a style changed on a site that the demo has not dressed. */
	public const STYLE_OPTION = 'eidan_style';

	/** @var array<string, Made> Everything that was made, by key. */
	private array $made = array();

	/** @var array<string, Changed> All changed options, by name. */
	private array $changed = array();

	/** @var list<int> WordPress's sample posts and pages that were moved to the trash. */
	private array $binned = array();

	/** @var bool|null Whether the owner agreed to the demo's look; null = not asked yet. */
	private ?bool $look = null;

	/**
	 * What was chosen; null = nothing: the starter and the style, the patterns of header and footer in place of those
	 * of the style; the style that the demo was imported with, if another one is worn; the theme that wears it.
	 *
	 * @var array<string, string|null>
	 */
	private array $chosen = array(
		'starter' => null,
		'style'   => null,
		'header'  => null,
		'footer'  => null,
		'first'   => null,
		'theme'   => null,
	);

	/**
	 * Reads the option.
	 *
	 * @param string $option Where it is stored.
	 */
	public function __construct( public readonly string $option = self::OPTION ) {
		$stored = get_option( $this->option );
		$stored = is_array( $stored ) ? $stored : array();
		foreach ( Value::group( $stored, 'made' ) as $key => $entry ) {
			if ( is_array( $entry ) && is_string( $entry['kind'] ?? null ) && is_int( $entry['id'] ?? null ) ) {
				$this->made[ (string) $key ] = array(
					'kind'   => $entry['kind'],
					'id'     => $entry['id'],
					'print'  => is_string( $entry['print'] ?? null ) ? $entry['print'] : '',
					'source' => is_string( $entry['source'] ?? null ) ? $entry['source'] : '',
				);
			}
		}
		foreach ( Value::group( $stored, 'changed' ) as $name => $values ) {
			if ( is_array( $values ) ) {
				$this->changed[ (string) $name ] = array(
					'before' => $values['before'] ?? null,
					'after'  => $values['after'] ?? null,
				);
			}
		}
		$binned       = Value::group( $stored, 'binned' );
		$this->binned = array_values( array_filter( $binned, 'is_int' ) );
		// Older versions did not store the answer; changes show that the look was applied.
		$this->look = is_bool( $stored['look'] ?? null )
			? $stored['look']
			: ( array() === $this->changed || array_key_exists( 'look', $stored ) ? null : true );
		foreach ( array_keys( $this->chosen ) as $name ) {
			$this->chosen[ $name ] = is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : null;
		}
	}

	/** The starter; null = none was chosen. A slug that the plugin has no files for (any more) counts as none. */
	public function starter(): ?string {
		$slug = $this->chosen( 'starter' );
		return null !== $slug && Starters::exists( $slug ) ? $slug : null;
	}

	/** The style; null = none was chosen. A slug that the plugin has no files for (any more) counts as none. */
	public function style(): ?string {
		$slug = $this->chosen( 'style' );
		return null !== $slug && Styles::exists( $slug ) ? $slug : null;
	}

	/**
	 * What was chosen under a name; null = nothing.
	 *
	 * @param string $name 'starter', 'style', 'header', 'footer', 'first' or 'theme'.
	 */
	public function chosen( string $name ): ?string {
		return $this->chosen[ $name ] ?? null;
	}

	/**
	 * Stores what was chosen.
	 *
	 * @param array<string, string|null> $chosen By the names of chosen(); others stay as they are.
	 */
	public function choose( array $chosen ): void {
		$this->chosen = array_replace( $this->chosen, array_intersect_key( $chosen, $this->chosen ) );
		$this->save();
		Choice::forget();
	}

	/** @return bool|null Whether the owner agreed to the demo's look; null = not asked yet. */
	public function look(): ?bool {
		return $this->look;
	}

	/**
	 * Stores the owner's answer.
	 *
	 * @param bool $look Whether the owner agreed to the demo's look.
	 */
	public function decide( bool $look ): void {
		if ( $look !== $this->look ) {
			$this->look = $look;
			$this->save();
			Choice::forget();
		}
	}

	/** Forgets the answers, so that the owner is asked again after a removal. */
	public function forget_answer(): void {
		$this->look = null;
		$this->choose( array_fill_keys( array_keys( $this->chosen ), null ) );
	}

	/**
	 * Ids of all that was made of a kind. The same numbers may be posts of the owner.
	 *
	 * @param string $kind As for remember(). Posts are of any type.
	 * @return list<int>
	 */
	public function ids( string $kind ): array {
		$of_kind = array_filter( $this->made, static fn( array $made ): bool => $kind === $made['kind'] );

		return array_values( array_column( $of_kind, 'id' ) );
	}

	/**
	 * The id of what was made under a key; 0 if it does not exist (any more).
	 *
	 * @param string $key For instance 'post/a-map-is-an-argument'.
	 */
	public function id( string $key ): int {
		$entry = $this->made[ $key ] ?? null;
		return null !== $entry && self::exists( $entry['kind'], $entry['id'] ) ? $entry['id'] : 0;
	}

	/** @return Made|null The entry of a key. */
	public function entry( string $key ): ?array {
		return $this->made[ $key ] ?? null;
	}

	/** @return array<string, Made> Everything that was made, by key. */
	public function made(): array {
		return $this->made;
	}

	/** @return array<string, Changed> All changed options, by name. */
	public function changed(): array {
		return $this->changed;
	}

	/** @return list<int> Sample items in the trash. */
	public function binned(): array {
		return $this->binned;
	}

	/**
	 * Records something that was made. It is stored at once, so that an interrupted import forgets nothing.
	 *
	 * @param string $key
	 * @param string $kind   'post', 'term:<taxonomy>', 'user', 'zone' or 'attribute'.
	 * @param int    $id
	 * @param string $print  Fingerprint of the stored item; differs later if somebody edited it.
	 * @param string $source Fingerprint of its source files; differs if the plugin has newer ones.
	 */
	public function remember( string $key, string $kind, int $id, string $print = '', string $source = '' ): void {
		$this->made[ $key ] = compact( 'kind', 'id', 'print', 'source' );
		$this->save();
	}

	/**
	 * Assigns a term to a template: which theme or which area it is of. A term that is new is recorded, and removed
	 * with what needed it.
	 *
	 * @param int       $id        Template.
	 * @param string    $name      Name of the term.
	 * @param string    $taxonomy  One of WordPress's taxonomies of templates.
	 * @param bool|null $was_there Whether there was such a term; null = as it is now.
	 */
	public function assign( int $id, string $name, string $taxonomy, ?bool $was_there = null ): void {
		$was_there ??= self::has_term( $name, $taxonomy );
		wp_set_object_terms( $id, $name, $taxonomy );
		$term = $was_there ? false : get_term_by( 'name', $name, $taxonomy );
		if ( $term instanceof \WP_Term ) {
			$this->remember( "term/$taxonomy/$name", 'term:' . $taxonomy, $term->term_id );
		}
	}

	/** Whether there is a term of a name. */
	public static function has_term( string $name, string $taxonomy ): bool {
		return get_term_by( 'name', $name, $taxonomy ) instanceof \WP_Term;
	}

	/** Removes an entry whose item was deleted or now belongs to the owner. */
	public function forget( string $key ): void {
		unset( $this->made[ $key ] );
		$this->save();
	}

	/**
	 * Changes an option and records its original value.
	 *
	 * @param string $name  Option.
	 * @param mixed  $after New value.
	 */
	public function change( string $name, mixed $after ): void {
		if ( array_key_exists( $name, $this->changed ) && Look::same( $this->changed[ $name ]['after'], $after ) ) {
			return;
		}
		$before                 = array_key_exists( $name, $this->changed )
			? $this->changed[ $name ]['before']
			: get_option( $name, null );
		$this->changed[ $name ] = compact( 'before', 'after' );
		$this->save();
		update_option( $name, $after );
	}

	/**
	 * Gives an option the value that it had.
	 *
	 * @param string $name  Option.
	 * @param mixed  $value Null = it was not there.
	 * @return true
	 */
	public static function set_option( string $name, mixed $value ): bool {
		if ( null === $value ) {
			delete_option( $name );
		} else {
			update_option( $name, $value );
		}

		return true;
	}

	/**
	 * Records a change of something other than an option.
	 *
	 * @param string $name
	 * @param mixed  $before Value before.
	 * @param mixed  $after  Value after.
	 */
	public function note( string $name, mixed $before, mixed $after ): void {
		$this->changed[ $name ] = compact( 'before', 'after' );
		$this->save();
	}

	/**
	 * Removes a recorded change.
	 *
	 * @param string $name Option.
	 */
	public function remove_change( string $name ): void {
		unset( $this->changed[ $name ] );
		$this->save();
	}

	/**
	 * Records a sample item that was moved to the trash.
	 *
	 * @param int $id Post.
	 */
	public function bin( int $id ): void {
		$this->binned[] = $id;
		$this->save();
	}

	/** Forgets the sample items. */
	public function unbin(): void {
		$this->binned = array();
		$this->save();
	}

	/** Whether an item still exists and is not in the trash. */
	public static function exists( string $kind, int $id ): bool {
		if ( 'zone' === $kind || 'attribute' === $kind ) {
			// Without WooCommerce this is unknown; the entry is kept until then.
			return ! Shop::has_woocommerce()
				|| ( 'zone' === $kind ? Setup::has_zone( $id ) : null !== wc_get_attribute( $id ) );
		}
		if ( 'user' === $kind ) {
			return false !== get_userdata( $id );
		}
		if ( str_starts_with( $kind, 'term:' ) ) {
			// The same for terms of a plugin that is off.
			return ! taxonomy_exists( substr( $kind, 5 ) )
				|| get_term( $id, substr( $kind, 5 ) ) instanceof \WP_Term;
		}
		$post = get_post( $id );
		return $post instanceof \WP_Post && 'trash' !== $post->post_status;
	}

	/** Stores the option; deletes it if it is empty. */
	private function save(): void {
		$chosen = array_filter( $this->chosen, 'is_string' );
		if (
			array() === $this->made && array() === $this->changed && array() === $this->binned && null === $this->look
			&& array() === $chosen
		) {
			delete_option( $this->option );
			return;
		}
		update_option(
			$this->option,
			array(
				'made'    => $this->made,
				'changed' => $this->changed,
				'binned'  => $this->binned,
				'look'    => $this->look,
			) + $chosen,
			false
		);
	}
}
