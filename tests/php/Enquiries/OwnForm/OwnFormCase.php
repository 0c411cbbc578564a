<?php
/**
 * Sends the block Enquiry form.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\OwnForm;

use Eidan\Enquiries\OwnForm\Answer;
use Eidan\Enquiries\OwnForm\Form;
use Eidan\Enquiries\OwnForm\Reception;
use Eidan\Enquiries\OwnForm\Spam;
use Eidan\Enquiries\OwnForm\Token;
use Eidan\Enquiries\Store;
use Eidan\Tests\TestCase;
use PHPMailer\PHPMailer\PHPMailer;

/**
 * Mails go through WordPress's own function and PHPMailer until they would leave the machine, and are kept there.
 */
abstract class OwnFormCase extends TestCase {

	/** What somebody types. */
	protected const TYPED = array(
		'eidan_name'    => 'Anna Berg',
		'eidan_email'   => 'anna@example.com',
		'eidan_message' => "Good day,\n\nwe need a map.",
		'eidan_consent' => '1',
		Spam::TRAP      => '',
	);

	/** @var list<array{string, string}> Headers and body of each mail. */
	protected array $mails = array();

	private mixed $mailer = null;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		// The test site keeps mails to itself before WordPress has made them.
		remove_all_filters( 'pre_wp_mail' );
		$this->mailer         = $GLOBALS['phpmailer'] ?? null;
		PHPMailer::$validator = static fn( string $email ): bool => (bool) is_email( $email );
		$keep                 = function ( string $header, string $body ): void {
			$this->mails[] = array( $header, $body );
		};
		$GLOBALS['phpmailer'] = new class( $keep ) extends PHPMailer {

			public function __construct( private readonly \Closure $keep ) {
				parent::__construct( true );
			}

			public function send(): bool {
				// By mail(), address and subject are no headers.
				$this->Mailer = 'smtp';
				$this->preSend();
				( $this->keep )( $this->MIMEHeader, $this->MIMEBody );
				return true;
			}
		};
		add_filter( 'wp_mail_from', static fn(): string => 'site@example.org' );
		update_option( 'admin_email', 'owner@example.org' );
		update_option( 'blogname', 'Studio &amp; Co' );
		// WordPress tells of the new address.
		$this->mails = array();
	}

	protected function tearDown(): void {
		$GLOBALS['phpmailer'] = $this->mailer;
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param int                  $age        Seconds since the page was made.
	 * @param string               $id         Id of the page's form.
	 */
	protected static function token( array $attributes = array(), int $age = 60, string $id = 'a' ): string {
		$form = Form::of( $attributes );
		self::assertNotNull( $form );
		return Token::seal( $form->settings() + array( 'id' => $id ), time() - $age );
	}

	/** @param array<string, mixed> $sent Values of the request. */
	protected static function send( array $sent, string $address = '192.0.2.7' ): Answer {
		return Reception::take( $sent, $address, 'https://example.org/contact/', time() );
	}

	/** @return list<\WP_Post> Enquiries that were kept. */
	protected static function kept(): array {
		return get_posts(
			array(
				'post_type'        => Store::POST_TYPE,
				'post_status'      => array_keys( get_post_stati() ),
				'numberposts'      => -1,
				'suppress_filters' => true,
				'orderby'          => 'ID',
			)
		);
	}

	/** Has the database refuse enquiries. */
	protected static function without_list(): void {
		add_filter(
			'wp_insert_post_empty_content',
			static fn( mixed $is_empty, array $post ): bool => Store::POST_TYPE === $post['post_type'],
			10,
			2
		);
	}
}
