<?php
/**
 * Things that tests make.
 */

declare( strict_types=1 );

namespace Eidan\Tests;

/**
 * Makes posts, users, terms and pictures. The transaction takes back what is in the database; files are removed here.
 */
trait Factory {

	/** @var list<string> Files to be removed after the test. */
	private array $files = array();

	/**
	 * Makes a post.
	 *
	 * @param array<string, mixed> $fields Those of wp_insert_post(); published if nothing else is said.
	 */
	protected function create_post( array $fields = array() ): int {
		static $count = 0;
		++$count;
		$id = wp_insert_post(
			wp_slash(
				$fields + array(
					'post_title'   => "Post $count",
					'post_content' => "<!-- wp:paragraph -->\n<p>Content of post $count.</p>\n<!-- /wp:paragraph -->",
					'post_status'  => 'publish',
					'post_type'    => 'post',
				)
			),
			true
		);
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Makes a page.
	 *
	 * @param array<string, mixed> $fields Those of wp_insert_post().
	 */
	protected function create_page( array $fields = array() ): int {
		return $this->create_post( $fields + array( 'post_type' => 'page' ) );
	}

	/**
	 * Makes a user.
	 *
	 * @param string               $role   Role.
	 * @param array<string, mixed> $fields Those of wp_insert_user().
	 */
	protected function create_user( string $role = 'author', array $fields = array() ): int {
		static $count = 0;
		++$count;
		$id = wp_insert_user(
			$fields + array(
				'user_login'   => "$role-$count",
				'user_pass'    => 'password',
				'user_email'   => "$role-$count@example.com",
				'display_name' => ucfirst( $role ) . " $count",
				'role'         => $role,
			)
		);
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Makes a user of a role, and goes on as that user.
	 *
	 * @param string $role Role; "" goes on as a visitor.
	 */
	protected function act_as( string $role ): int {
		$id = '' === $role ? 0 : $this->create_user( $role );
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Makes a term.
	 *
	 * @param string               $taxonomy Taxonomy.
	 * @param string               $name     Name; one is invented if there is none.
	 * @param array<string, mixed> $fields   Those of wp_insert_term().
	 */
	protected function create_term( string $taxonomy = 'category', string $name = '', array $fields = array() ): int {
		static $count = 0;
		++$count;
		$term = wp_insert_term( '' === $name ? "Term $count" : $name, $taxonomy, $fields );
		self::assertIsArray( $term, is_wp_error( $term ) ? $term->get_error_message() : '' );
		return (int) $term['term_id'];
	}

	/**
	 * Makes an attachment: a real picture, with the sizes that WordPress makes of it.
	 *
	 * @param int                  $width  Width in pixels.
	 * @param int                  $height Height in pixels.
	 * @param array<string, mixed> $fields Those of wp_insert_attachment(), and "alt".
	 */
	protected function create_attachment( int $width = 120, int $height = 80, array $fields = array() ): int {
		static $count = 0;
		++$count;
		$image = imagecreatetruecolor( $width, $height );
		self::assertNotFalse( $image );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, ( $count * 40 ) % 256, 120, 160 ) );
		$upload = wp_upload_dir();
		$file   = $upload['path'] . '/' . wp_unique_filename( $upload['path'], "picture-$count.png" );
		imagepng( $image, $file );
		$this->files[] = $file;

		$alt = $fields['alt'] ?? "Picture $count";
		unset( $fields['alt'] );
		$id = wp_insert_attachment(
			wp_slash(
				$fields + array(
					'post_title'     => "Picture $count",
					'post_mime_type' => 'image/png',
					'post_status'    => 'inherit',
				)
			),
			$file
		);
		$meta = wp_generate_attachment_metadata( $id, $file );
		foreach ( $meta['sizes'] ?? array() as $size ) {
			$this->files[] = dirname( $file ) . '/' . $size['file'];
		}
		wp_update_attachment_metadata( $id, $meta );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return $id;
	}

	/**
	 * Removes the files of what was made.
	 */
	private function remove_files(): void {
		foreach ( array_reverse( $this->files ) as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
	}
}
