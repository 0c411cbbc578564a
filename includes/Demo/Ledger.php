<?php
/**
 * What the importer made and changed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Demo\Shop\Setup;

/**
 * One option: everything made by its key, everything changed with its value before.
 *
 * @phpstan-type Made array{kind: string, id: int, print: string, source: string}
 * @phpstan-type Changed array{before: mixed, after: mixed}
 */
final class Ledger {

	public const OPTION = 'eidan_demo';

	/**
	 * Everything made.
	 *
	 * @var array<string, Made>
	 */
	private array $made = array();

	/**
	 * Every option changed.
	 *
	 * @var array<string, Changed>
	 */
	private array $changed = array();

	/**
	 * WordPress's own sample posts and pages, moved to the bin.
	 *
	 * @var list<int>
	 */
	private array $binned = array();

	/**
	 * Whether the owner has said yes to a site that looks like the demo; null: not asked yet.
	 *
	 * @var bool|null
	 */
	private ?bool $look = null;

	/**
	 * Reads the option.
	 */
	public function __construct() {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		foreach ( is_array( $stored['made'] ?? null ) ? $stored['made'] : array() as $key => $entry ) {
			if ( is_array( $entry ) && is_string( $entry['kind'] ?? null ) && is_int( $entry['id'] ?? null ) ) {
				$this->made[ (string) $key ] = array(
					'kind'   => $entry['kind'],
					'id'     => $entry['id'],
					'print'  => is_string( $entry['print'] ?? null ) ? $entry['print'] : '',
					'source' => is_string( $entry['source'] ?? null ) ? $entry['source'] : '',
				);
			}
		}
		foreach ( is_array( $stored['changed'] ?? null ) ? $stored['changed'] : array() as $name => $values ) {
			if ( is_array( $values ) ) {
				$this->changed[ (string) $name ] = array(
					'before' => $values['before'] ?? null,
					'after'  => $values['after'] ?? null,
				);
			}
		}
		$binned       = is_array( $stored['binned'] ?? null ) ? $stored['binned'] : array();
		$this->binned = array_values( array_filter( $binned, 'is_int' ) );
		// Before it was asked for, what had been changed said so.
		$this->look = is_bool( $stored['look'] ?? null )
			? $stored['look']
			: ( array() === $this->changed ? null : true );
	}

	/**
	 * Whether the owner has said yes to a site that looks like the demo.
	 *
	 * @return bool|null Null: not asked yet.
	 */
	public function look(): ?bool {
		return $this->look;
	}

	/**
	 * Writes down what the owner answered.
	 *
	 * @param bool $look Whether the site is to look like the demo.
	 */
	public function decide( bool $look ): void {
		if ( $look !== $this->look ) {
			$this->look = $look;
			$this->save();
		}
	}

	/**
	 * Forgets the answer: after a removal the question is a new one.
	 */
	public function forget_answer(): void {
		$this->look = null;
		$this->save();
	}

	/**
	 * Ids of the posts made, of all types. Those of terms, users and zones are numbers of their own and may be an
	 * owner's post just as well.
	 *
	 * @return list<int>
	 */
	public function posts(): array {
		return array_values(
			array_column(
				array_filter( $this->made, static fn( array $made ): bool => 'post' === $made['kind'] ),
				'id'
			)
		);
	}

	/**
	 * The id of what was made under a key, 0 when it is not there (any more).
	 *
	 * @param string $key For instance 'post/a-map-is-an-argument'.
	 */
	public function id( string $key ): int {
		$entry = $this->made[ $key ] ?? null;
		return null !== $entry && self::exists( $entry['kind'], $entry['id'] ) ? $entry['id'] : 0;
	}

	/**
	 * An item.
	 *
	 * @return Made|null
	 */
	public function entry( string $key ): ?array {
		return $this->made[ $key ] ?? null;
	}

	/**
	 * Everything made.
	 *
	 * @return array<string, Made>
	 */
	public function made(): array {
		return $this->made;
	}

	/**
	 * Every option changed.
	 *
	 * @return array<string, Changed>
	 */
	public function changed(): array {
		return $this->changed;
	}

	/**
	 * Sample items in the bin.
	 *
	 * @return list<int>
	 */
	public function binned(): array {
		return $this->binned;
	}

	/**
	 * Remembers something made. Written down at once: an import that is cut off must not forget.
	 *
	 * @param string $key
	 * @param string $kind   'post', 'term:<taxonomy>', 'user', 'zone' or 'attribute'.
	 * @param int    $id
	 * @param string $print  Fingerprint of the thing as stored; differs later when somebody edited it.
	 * @param string $source Fingerprint of the file it came from; differs when the plugin brings a newer one.
	 */
	public function remember( string $key, string $kind, int $id, string $print = '', string $source = '' ): void {
		$this->made[ $key ] = compact( 'kind', 'id', 'print', 'source' );
		$this->save();
	}

	/**
	 * Forgets something that was removed or has become the owner's.
	 */
	public function forget( string $key ): void {
		unset( $this->made[ $key ] );
		$this->save();
	}

	/**
	 * Changes an option and remembers what it was before the first change.
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
	 * Remembers a change that was made elsewhere than in an option.
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
	 * Forgets a changed option.
	 *
	 * @param string $name Option.
	 */
	public function settle( string $name ): void {
		unset( $this->changed[ $name ] );
		$this->save();
	}

	/**
	 * Remembers a sample item moved to the bin.
	 *
	 * @param int $id Post.
	 */
	public function bin( int $id ): void {
		$this->binned[] = $id;
		$this->save();
	}

	/**
	 * Forgets the sample items.
	 */
	public function unbin(): void {
		$this->binned = array();
		$this->save();
	}

	/**
	 * Whether a thing is still there and in use.
	 */
	public static function exists( string $kind, int $id ): bool {
		if ( 'zone' === $kind || 'attribute' === $kind ) {
			// Without WooCommerce nobody can tell; it is kept in mind until then.
			return ! Shop::has_woocommerce()
				|| ( 'zone' === $kind ? Setup::has_zone( $id ) : null !== wc_get_attribute( $id ) );
		}
		if ( 'user' === $kind ) {
			return false !== get_userdata( $id );
		}
		if ( str_starts_with( $kind, 'term:' ) ) {
			return get_term( $id, substr( $kind, 5 ) ) instanceof \WP_Term;
		}
		$post = get_post( $id );
		return $post instanceof \WP_Post && 'trash' !== $post->post_status;
	}

	/**
	 * Stores the option, or deletes it once nothing is left to remember.
	 */
	private function save(): void {
		if (
			array() === $this->made && array() === $this->changed && array() === $this->binned && null === $this->look
		) {
			delete_option( self::OPTION );
			return;
		}
		update_option(
			self::OPTION,
			array(
				'made'    => $this->made,
				'changed' => $this->changed,
				'binned'  => $this->binned,
				'look'    => $this->look,
			),
			false
		);
	}
}
