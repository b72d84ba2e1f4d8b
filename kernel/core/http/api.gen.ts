// Generated from openapi.yaml by scripts/generate-api.mjs. Do not edit.
export interface paths {
    "/api/comment/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a post
         * @description The answer is not documented; on an empty body the client reloads the comments (PST-COMM-01).
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete my comment
         * @description The answer is not documented; the client accepts an empty body (PST-COMM-02).
         */
        post: operations["deleteComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my comment
         * @description The answer is not documented; on an empty body the client reloads the comments (PST-COMM-02).
         */
        post: operations["updateComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contact/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the operator */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/ById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Details of a course
         * @description Open to visitors (CRS-DET-01).
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Course/ByUserId/{login}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses that a user offers
         * @description Open to visitors; shown on the public page (PUB-PAGE-03).
         */
        get: operations["getCoursesByLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a new course
         * @description Body and answer are not documented; the client sends a course and accepts an empty body.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a course
         * @description The answer is not documented; the client accepts an empty body.
         */
        post: operations["deleteCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/myCourseActivity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course with the progress of the signed-in user
         * @description The id is that of the course (CRS-LEARN-01).
         */
        get: operations["getCourseActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/myenrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses that the signed-in user is enrolled in */
        get: operations["getEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a course
         * @description Body and answer are not documented; the client sends a course and accepts an empty body.
         */
        post: operations["updateCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the progress of a lesson
         * @description The answer is not documented. A course in it replaces the learning course, a lesson replaces the current lesson; on
         *     true or an empty body the client reloads the course (CRS-LES-02).
         */
        post: operations["updateLessonStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations that hold messages */
        get: operations["getConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a message
         * @description Also sent over the hub (MSG-CHAT-02). The answer is not documented; on an empty body the client reloads
         *     the conversation.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/delete/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an own message
         * @description The answer is not documented; the client accepts an empty body (MSG-CHAT-04).
         */
        post: operations["deleteMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/getMessageContactById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contact */
        get: operations["getMessageContactById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/GetMessageContacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everyone the user may write to */
        get: operations["getMessageContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Message/Messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of one conversation */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order what is in the cart
         * @description Sent once per cart. Only URLs with `https:` or of the page's origin are followed; anything else,
         *     and an empty response, is a failed checkout (COM-PAY-01, COM-PAY-02).
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Order/getOrder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/myOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments of the signed-in user
         * @description The client shows one card for each payment (BIL-LIST-01).
         */
        get: operations["getMyOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/registerPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the user returned from the payment page
         * @description Sent once per payment session. An id in the response is the order to load (COM-ENR-01).
         */
        post: operations["registerPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My own posts */
        get: operations["getMyPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["getPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/conversation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments of one post
         * @description The answer is not documented. The client reads an empty body as no comments.
         */
        get: operations["getPostConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a post
         * @description The answer is not documented. If it is a post, the client puts it into the feed and my own posts; on an empty
         *     body the client reloads both lists (PST-EDIT-04).
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an own post
         * @description The id is sent in the path and in the body. The answer is not documented; the client accepts an
         *     empty body (PST-CARD-03).
         */
        post: operations["deletePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posts of my connections */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/homeFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public posts of the whole community
         * @description Open to visitors (PST-HOME-01).
         */
        get: operations["getHomeFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/publicpost/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public posts of one user
         * @description Open to visitors; shown on the public page (PUB-PAGE-04, PST-HOME-01).
         */
        get: operations["getPublicPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/react": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like or dislike a post
         * @description The server decides what pressing the same reaction again means; its answer is shown (PST-CARD-02).
         */
        post: operations["reactToPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/post/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a post
         * @description The answer is not documented. If it is a post, the client puts it into the feed and my own posts; on an empty
         *     body the client reloads both lists (PST-EDIT-04).
         */
        post: operations["updatePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/AddToCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product to the cart
         * @description Sent whether or not there is a token (KRN-AUTH-08). The answer is not documented; on an empty body the client reloads
         *     the cart.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shoppingCart/check/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the user is enrolled in the courses of the cart
         * @description An enrolled user goes to the enrolled page with the first item's course, others to checkout (COM-CART-02).
         */
        get: operations["checkCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/emptyCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Empty the cart of the signed-in user
         * @description A GET that changes data. It is never prefetched, cached, retried or sent twice (COM-ENR-01).
         */
        get: operations["emptyCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/getCart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One cart */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/getMyCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart of the signed-in user
         * @description Read after each login (KRN-AUTH-03). A user without a cart gets status 204 or an empty cart.
         */
        get: operations["getMyCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/RemoveFromCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an item from the cart
         * @description The answer is not documented; on an empty body the client reloads the cart (COM-CART-01).
         */
        post: operations["removeFromCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ShoppingCart/UpdateCartQuantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the quantity of an item
         * @description The answer is not documented; on an empty body the client reloads the cart (COM-CART-01).
         */
        post: operations["updateCartQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Tag/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My tags */
        get: operations["getTags"];
        put?: never;
        /**
         * Rename a tag
         * @description The answer is not documented; on an empty body the client reloads the tags (NET-TAG-01).
         */
        post: operations["updateTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Tag/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a tag
         * @description The answer is not documented; on an empty body the client reloads the tags (NET-TAG-01).
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Tag/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a tag
         * @description The answer is not documented; the client accepts an empty body (NET-TAG-01).
         */
        post: operations["deleteTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user, as others see them
         * @description For the signed-in user it also carries the personal invitation link (NET-INV-02).
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activate an account
         * @description A GET that changes data. It is never prefetched, cached, retried or sent twice (ACC-ACT-01).
         */
        get: operations["activate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addLoggedTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the usage time of this session
         * @description Sent every 30 seconds by one tab of the browser (KRN-CLOCK-01, KRN-CLOCK-03).
         */
        post: operations["addLoggedTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description The answer is not documented; the client accepts an empty body (ACC-PROF-05).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/checkemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an e-mail address is taken
         * @description Called when the field loses focus (ACC-REG-06).
         */
        get: operations["checkEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/checklogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a login name is taken
         * @description Called when the field loses focus, during registration and in the profile. In the profile, the token tells the
         *     server not to report the user's own login name as taken (ACC-REG-06, ACC-PROF-04).
         */
        get: operations["checkLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description The token is stored and sent with later calls (KRN-AUTH-01).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description The account is inactive until the link in the activation e-mail is opened. The answer is not documented: the
         *     client reads nothing from it and accepts an empty body (ACC-REG-08).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/retryLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Renew the session with the stored token
         * @description Same response as login; its token replaces the stored one (KRN-AUTH-01).
         */
        get: operations["retryLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** General and public-page settings of the signed-in user */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/settingsByLogin/{login}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Set-up of a public page
         * @description With `publicProfile` false the page reports that it is not public and makes no further calls (PUB-PAGE-01,
         *     PUB-PAGE-06). A server should omit `nostrPK` and `timeout` from this public response.
         */
        get: operations["getSettingsByLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change name, e-mail and login
         * @description The answer is not documented; the client accepts an empty body (ACC-PROF-04).
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updateMyPageSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the set-up of my public page
         * @description The answer is not documented; the client accepts an empty body (PUB-SET-01).
         */
        post: operations["updateMyPageSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updatePicture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the profile picture
         * @description The browser compresses the picture to a width of about 300 px. The answer is not documented; the client accepts an
         *     empty body and reloads the user (ACC-PROF-02).
         */
        post: operations["updatePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updateProfileBackgroundPicture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the background of my public page
         * @description The answer is not documented; the client accepts an empty body and reloads the settings.
         */
        post: operations["updateProfileBackgroundPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the general settings
         * @description The answer is not documented; the client accepts an empty body (ACC-PROF-06).
         */
        post: operations["updateSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/waitingListRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the waiting list
         * @description The answer is not documented; the client accepts an empty body (ACC-WAIT-02).
         */
        post: operations["joinWaitingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserConnection/AddToConnection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a tag to the selected connections
         * @description The answer is not documented; the client accepts an empty body (NET-TAG-02).
         */
        post: operations["attachTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserConnection/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a connection, or accept a request
         * @description With the id of a person it requests a connection; with the `connectionId` of a pending request it accepts it
         *     (NET-CONN-03). The answer is not documented; the client accepts an empty body.
         */
        post: operations["requestConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserConnection/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a connection
         * @description The answer is not documented; the client accepts an empty body (NET-CONN-02).
         */
        post: operations["deleteConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserConnection/Headers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My connections */
        get: operations["getConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserConnection/removeConnection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a tag from a connection
         * @description Removes the tag, not the connection, despite the path. The answer is not documented; the client accepts
         *     an empty body (NET-TAG-02).
         */
        post: operations["detachTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserConnection/Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find people to connect with
         * @description This POST changes no data (NET-FIND-02).
         */
        post: operations["searchPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My groups */
        get: operations["getGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserGroup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One group */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserGroup/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a group
         * @description The answer is not documented; on an empty body the client reloads the groups (GRP-EDIT-02).
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserGroup/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a group
         * @description The answer is not documented; the client accepts an empty body (GRP-EDIT-02).
         */
        post: operations["deleteGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserGroup/Upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a group
         * @description The sent members replace the members of the group. The answer is not documented; on an empty body the client reloads
         *     the groups (GRP-EDIT-02).
         */
        post: operations["upsertGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserInvitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My pending invitations */
        get: operations["getInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userinvitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an invitation
         * @description The answer is not documented; the client accepts an empty body (NET-INV-03).
         */
        post: operations["cancelInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserInvitation/Create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person by e-mail
         * @description The client sends one call for each address (NET-INV-01).
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserInvitation/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a connection request
         * @description The id comes from an entry of `GET /api/UserPendingConnection/` (NET-CONN-03). The answer is not documented;
         *     the client accepts an empty body.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/UserPendingConnection/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pending connection requests to me */
        get: operations["getPendingConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/i18n/{lang}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts of one language
         * @description A failed load is retried twice; keys that are missing fall back to English (KRN-I18N-04). A deployment may put a file of its own in the place of the build's.
         */
        get: operations["getTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/MessageHub/negotiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a connection to the message hub
         * @description Made by the SignalR client, which follows at most 100 redirects (MSG-HUB-01).
         */
        post: operations["negotiateMessageHub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stored picture of a post, a course or a user
         * @description Used as the URL of an image; a default image replaces one that fails to load (KRN-IMG-01).
         */
        get: operations["getPostImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stored background of a public page
         * @description Used as the URL of an image; a default image replaces one that fails to load (KRN-IMG-01).
         */
        get: operations["getProfileImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A file of a lesson.
         * @example {
         *       "url": "https://files.example.org/kneading.pdf",
         *       "description": "Notes"
         *     }
         */
        Attachment: {
            /** @description Text of the link. */
            description?: string | null;
            /** @description URL of the file. A `.vtt` or `.srt` file is shown as the transcript of the video, if the origin of the page or of the API has it, or the host in the setting `files` of the plugin `courses`. */
            url: string;
        };
        /**
         * @description The author as a name or as an object with the person's data.
         * @example Marta Silva
         * @example {
         *       "name": "Marta Silva",
         *       "login": "marta.silva",
         *       "picture": "b3c0d2.jpg"
         *     }
         */
        Author: string | {
            /** @description Login name. */
            login?: string | null;
            /** @description Name. */
            name?: string | null;
            /** @description Profile picture. */
            picture?: components["schemas"]["PictureReference"];
        } | null;
        /**
         * @description The response of the deployment's captcha provider; empty without one.
         * @example eyJhbGdvcml0aG0iOiJTSEEtMjU2In0
         */
        Captcha: string;
        /**
         * @description A shopping cart.
         * @example {
         *       "id": 900,
         *       "currency": "EUR",
         *       "items": [
         *         {
         *           "id": 1,
         *           "productId": "c-1",
         *           "productName": "Ceramics",
         *           "quantity": 1,
         *           "fullPrice": 120,
         *           "discountPrice": 90
         *         }
         *       ]
         *     }
         */
        Cart: {
            /** @description Currency code of all prices. */
            currency?: string | null;
            /** @description Id of the cart. Null while the cart is empty. */
            id: components["schemas"]["OptionalId"];
            /** @description Items of the cart. */
            items?: components["schemas"]["CartItem"][] | null;
        };
        /**
         * @description Whether the user is enrolled in the courses of the cart.
         * @example {
         *       "enrolled": true,
         *       "items": [
         *         {
         *           "productId": "c-1"
         *         }
         *       ]
         *     }
         */
        CartCheck: {
            /** @description True when the user is enrolled already. */
            enrolled: boolean;
            /** @description Items of the cart. The first item's productId is the course. */
            items?: components["schemas"]["CartItem"][] | null;
        };
        /**
         * @description A product in a cart. The productId of a course is the id of the course.
         * @example {
         *       "id": 1,
         *       "productId": "c-1",
         *       "productName": "Ceramics",
         *       "quantity": 1,
         *       "fullPrice": 120,
         *       "discountPrice": 90,
         *       "photo": null
         *     }
         */
        CartItem: {
            /** @description Unit price to pay. */
            discountPrice?: number | null;
            /** @description Unit price without discount. */
            fullPrice?: number | null;
            /** @description Id of the item. */
            id?: components["schemas"]["OptionalId"];
            /** @description Picture. */
            photo?: components["schemas"]["PictureReference"];
            /** @description Id of the product. */
            productId?: components["schemas"]["OptionalId"];
            /** @description Name of the product. */
            productName?: string | null;
            /** @description Number of units. */
            quantity?: number | null;
        };
        /**
         * @description An item of the cart with its new quantity.
         * @example {
         *       "id": 1,
         *       "productId": "c-1",
         *       "productName": "Ceramics",
         *       "quantity": 2,
         *       "fullPrice": 120,
         *       "discountPrice": 90
         *     }
         */
        CartItemChange: {
            /** @description Unit price to pay. */
            discountPrice?: number | null;
            /** @description Unit price without discount. */
            fullPrice?: number | null;
            /** @description Id of the item. */
            id: components["schemas"]["Id"];
            /** @description Picture. */
            photo?: string | null;
            /** @description Id of the product. */
            productId?: components["schemas"]["OptionalId"];
            /** @description Name of the product. */
            productName?: string | null;
            /** @description Number of units. */
            quantity: number;
        };
        /**
         * @description The item to remove from the cart.
         * @example {
         *       "id": 1
         *     }
         */
        CartItemRemoval: {
            /** @description Id of the item. */
            id: components["schemas"]["Id"];
        };
        /**
         * @description A comment on a post. Only its author, identified by the user name, may change or delete it.
         * @example {
         *       "id": 9,
         *       "content": "Beautiful!",
         *       "commentDate": "2026-03-14T10:00:00Z",
         *       "author": "Rui Costa",
         *       "postId": 101
         *     }
         */
        Comment: {
            /** @description The author. */
            author?: components["schemas"]["Author"];
            /** @description Time at which it was written. */
            commentDate?: components["schemas"]["Timestamp"] | null;
            /** @description The text. */
            content?: string | null;
            /** @description Id of the comment. */
            id: components["schemas"]["Id"];
            /** @description Id of the post. */
            postId?: components["schemas"]["OptionalId"];
        };
        /**
         * @description A comment to change.
         * @example {
         *       "date": "2026-03-14T10:05:00.000Z",
         *       "id": 9,
         *       "content": "Beautiful work!"
         *     }
         */
        CommentChange: {
            /** @description The text. */
            content: string;
            /**
             * Format: date-time
             * @description Current time.
             */
            date: string;
            /** @description Id of the comment. */
            id: components["schemas"]["Id"];
        };
        /**
         * @description A user with whom the signed-in user is connected.
         * @example {
         *       "id": 11,
         *       "connectionId": 43,
         *       "userId": 43,
         *       "login": "ruicosta",
         *       "name": "Rui Costa",
         *       "pictureUrl": null,
         *       "connectionTags": [
         *         {
         *           "connectionTagId": 77,
         *           "tagId": 3,
         *           "name": "Class"
         *         }
         *       ]
         *     }
         */
        Connection: {
            /** @description Id to request or accept the connection. */
            connectionId?: components["schemas"]["OptionalId"];
            /** @description The tags on the connection. */
            connectionTags?: components["schemas"]["ConnectionTag"][] | null;
            /** @description Id of the connection. */
            id: components["schemas"]["Id"];
            /** @description Login of the other user. */
            login?: string | null;
            /** @description Name of the other user. */
            name?: string | null;
            /** @description Picture of the other user. */
            pictureUrl?: components["schemas"]["PictureReference"];
            /** @description Id of the other user. */
            userId?: components["schemas"]["OptionalId"];
        };
        /**
         * @description The connection to delete.
         * @example {
         *       "id": 11
         *     }
         */
        ConnectionDeletion: {
            /** @description Id of the connection. */
            id: components["schemas"]["Id"];
        };
        /**
         * @description The person to connect with.
         * @example {
         *       "connectionId": 43
         *     }
         */
        ConnectionRequest: {
            /** @description Id of the person found, or the connectionId of a pending request. */
            connectionId: components["schemas"]["Id"];
        };
        /**
         * @description A tag on a connection.
         * @example {
         *       "connectionTagId": 77,
         *       "tagId": 3,
         *       "name": "Class"
         *     }
         */
        ConnectionTag: {
            /** @description Id to detach the tag from the connection. */
            connectionTagId: components["schemas"]["Id"];
            /** @description Name of the tag. Without it the client loads the list of tags. */
            name?: string | null;
            /** @description Id of the tag. */
            tagId?: components["schemas"]["OptionalId"];
        };
        /**
         * @description Body of the contact form.
         * @example {
         *       "contactType": 2,
         *       "content": "A dark theme would be kind.",
         *       "captcha": "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0"
         *     }
         */
        Contact: {
            /** @description The solved captcha. */
            captcha: components["schemas"]["Captcha"];
            /**
             * @description 1 inquiry, 2 suggestion, 3 praise, 4 other.
             * @enum {integer}
             */
            contactType: 1 | 2 | 3 | 4;
            /** @description The message. */
            content: string;
        };
        /**
         * @description A conversation or a contact. A group has members.
         * @example {
         *       "id": 43,
         *       "name": "Rui Costa"
         *     }
         * @example {
         *       "id": "g-5",
         *       "name": "Evening class",
         *       "members": [
         *         {
         *           "name": "Rui Costa"
         *         },
         *         {
         *           "name": "Ana Reis"
         *         }
         *       ]
         *     }
         */
        Conversation: {
            /** @description Id to send as destinationId of its messages. */
            id: components["schemas"]["Id"];
            /** @description The members of a group. */
            members?: {
                /** @description Name. */
                name?: string | null;
            }[] | null;
            /** @description Name of the contact or of the group. */
            name?: string | null;
        };
        /**
         * @description A course. Responses with several courses may leave out fields that only the course page shows.
         * @example {
         *       "id": "c-1",
         *       "title": "Ceramics for beginners",
         *       "headline": "From clay to kiln",
         *       "instructor": "Marta Silva",
         *       "picture": "ceramics.jpg",
         *       "launchDate": "2026-01-15T00:00:00Z",
         *       "hours": 12,
         *       "limitedDaysAccess": 365,
         *       "modules": 1,
         *       "classes": 1,
         *       "issueCertificate": true,
         *       "fullPrice": 120,
         *       "discountPrice": 90,
         *       "currency": "EUR",
         *       "courseModules": [
         *         {
         *           "title": "Clay",
         *           "order": 1,
         *           "lessons": [
         *             {
         *               "id": "l-1",
         *               "title": "Kneading",
         *               "order": 1
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        Course: {
            /** @description Description as HTML; the client sanitizes it. */
            about?: string | null;
            /** @description Number of lessons. */
            classes?: number | null;
            /** @description The modules. */
            courseModules?: components["schemas"]["CourseModule"][] | null;
            /** @description Currency code of both prices. */
            currency?: string | null;
            /** @description Price to pay. */
            discountPrice?: number | null;
            /** @description Price without discount. */
            fullPrice?: number | null;
            /** @description Line below the title. */
            headline?: string | null;
            /** @description Hours of teaching. */
            hours?: number | null;
            /** @description Id of the course. */
            id: components["schemas"]["Id"];
            /** @description Name of the person who teaches the course. */
            instructor?: string | null;
            /** @description Whether a certificate is issued. */
            issueCertificate?: boolean | null;
            /** @description First day of the offer at midnight UTC. It is shown as the same date in all time zones. */
            launchDate?: components["schemas"]["Timestamp"] | null;
            /** @description Days of access after the purchase. */
            limitedDaysAccess?: number | null;
            /** @description Number of modules. */
            modules?: number | null;
            /** @description Cover picture. */
            picture?: components["schemas"]["PictureReference"];
            /** @description Summary as HTML; the client sanitizes it. */
            summary?: string | null;
            /** @description Title. */
            title: string;
        };
        /**
         * @description A course with its new content.
         * @example {
         *       "id": "c-1",
         *       "title": "Ceramics",
         *       "fullPrice": 120,
         *       "discountPrice": 100,
         *       "currency": "EUR"
         *     }
         */
        CourseChange: {
            /** @description Id of the course. */
            id: components["schemas"]["Id"];
        } & components["schemas"]["CourseFields"];
        /**
         * @description Editable fields of a course.
         * @example {
         *       "title": "Ceramics for beginners",
         *       "fullPrice": 120,
         *       "discountPrice": 90,
         *       "currency": "EUR"
         *     }
         */
        CourseFields: {
            /** @description Description as HTML. */
            about?: string;
            /** @description Number of lessons. */
            classes?: number;
            /** @description The modules. */
            courseModules?: components["schemas"]["CourseModuleFields"][];
            /** @description Currency code of both prices. */
            currency?: components["schemas"]["Currency"];
            /** @description Price to pay. */
            discountPrice?: number;
            /** @description Price without discount. */
            fullPrice?: number;
            /** @description Line below the title. */
            headline?: string;
            /** @description Hours of teaching. */
            hours?: number;
            /** @description Name of the person who teaches the course. */
            instructor?: string;
            /** @description Whether a certificate is issued. */
            issueCertificate?: boolean;
            /**
             * Format: date-time
             * @description First day of the offer at midnight UTC.
             */
            launchDate?: string;
            /** @description Days of access after the purchase. */
            limitedDaysAccess?: number;
            /** @description Number of modules. */
            modules?: number;
            /** @description Cover picture. */
            picture?: string;
            /** @description Summary as HTML. */
            summary?: string;
            /** @description Title. */
            title: string;
        };
        /**
         * @description A module of a course.
         * @example {
         *       "title": "Clay",
         *       "description": "The material",
         *       "order": 1,
         *       "lessons": [
         *         {
         *           "id": "l-1",
         *           "title": "Kneading",
         *           "order": 1
         *         }
         *       ]
         *     }
         */
        CourseModule: {
            /** @description Description. */
            description?: string | null;
            /** @description The lessons. */
            lessons?: components["schemas"]["Lesson"][] | null;
            /** @description Position among the modules of the course. */
            order?: number | null;
            /** @description Title. */
            title?: string | null;
        };
        /**
         * @description Editable fields of a module.
         * @example {
         *       "title": "Clay",
         *       "order": 1,
         *       "lessons": [
         *         {
         *           "title": "Kneading",
         *           "order": 1
         *         }
         *       ]
         *     }
         */
        CourseModuleFields: {
            /** @description Description. */
            description?: string;
            /** @description The lessons. */
            lessons: components["schemas"]["LessonFields"][];
            /** @description Position among the modules of the course. */
            order: number;
            /** @description Title. */
            title: string;
        };
        /**
         * @description Body of login.
         * @example {
         *       "login": "marta@example.org",
         *       "password": "correct horse battery",
         *       "captcha": "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0"
         *     }
         */
        Credentials: {
            /** @description The solved captcha. */
            captcha: components["schemas"]["Captcha"];
            /** @description The e-mail address of the account. */
            login: components["schemas"]["Email"];
            /** @description The password. */
            password: components["schemas"]["KnownPassword"];
        };
        /**
         * @description A currency code of ISO 4217.
         * @example USD
         */
        Currency: string;
        /**
         * @description A lesson with its progress.
         * @example {
         *       "id": "l-1",
         *       "title": "Kneading",
         *       "lessonProgressStatus": 3,
         *       "courseId": "c-1"
         *     }
         */
        CurrentLesson: components["schemas"]["Lesson"] & {
            /** @description Id of the lesson. */
            id: components["schemas"]["Id"];
            /**
             * @description 1 not started, 2 in progress, 3 completed. 0 shows as not started.
             * @enum {integer}
             */
            lessonProgressStatus: 0 | 1 | 2 | 3;
        };
        /**
         * Format: email
         * @description An e-mail address. At least 6 characters.
         * @example marta@example.org
         */
        Email: string;
        /**
         * @description Body of the personal-data form.
         * @example {
         *       "name": "Marta Silva",
         *       "email": "marta@example.org",
         *       "login": "marta.silva"
         *     }
         */
        GeneralData: {
            /** @description E-mail address. */
            email: components["schemas"]["Email"];
            /** @description Login name. */
            login: components["schemas"]["LoginName"];
            /** @description Name. */
            name: components["schemas"]["PersonName"];
        };
        /**
         * @description Body of the general-settings form.
         * @example {
         *       "timeout": 120,
         *       "publicProfile": true,
         *       "nostrPK": ""
         *     }
         */
        GeneralSettings: {
            /** @description Nostr key. Empty without one. */
            nostrPK: string;
            /** @description Whether the public page is shown. */
            publicProfile: boolean;
            /** @description Minutes that a session may last. At least 1, or the user could never log in again. */
            timeout: number;
        };
        /**
         * @description A group of connections.
         * @example {
         *       "id": 5,
         *       "name": "Evening class",
         *       "members": [
         *         {
         *           "userId": 43,
         *           "login": "ruicosta",
         *           "name": "Rui Costa"
         *         }
         *       ]
         *     }
         */
        Group: {
            /** @description Id of the group. */
            id: components["schemas"]["Id"];
            /** @description The members of the group. Each has a userId. */
            members?: components["schemas"]["GroupMember"][] | null;
            /** @description Name of the group. */
            name?: string | null;
        };
        /**
         * @description A group with its new name and members.
         * @example {
         *       "id": 5,
         *       "name": "Evening class",
         *       "members": [
         *         {
         *           "userId": 43
         *         },
         *         {
         *           "userId": 44
         *         }
         *       ]
         *     }
         */
        GroupChange: {
            /** @description Id of the group. */
            id: components["schemas"]["Id"];
            /** @description All members that the group has after the call. */
            members: components["schemas"]["GroupMembers"];
            /** @description Name of the group. */
            name: string;
        };
        /**
         * @description A connection as a member of a group.
         * @example {
         *       "id": 11,
         *       "connectionId": 43,
         *       "userId": 43,
         *       "login": "ruicosta",
         *       "name": "Rui Costa",
         *       "pictureUrl": null
         *     }
         */
        GroupMember: {
            /** @description The connectionId of the connection. */
            connectionId?: components["schemas"]["OptionalId"];
            /** @description Id of the connection. */
            id?: components["schemas"]["OptionalId"];
            /** @description Login of the other user. */
            login?: string | null;
            /** @description Name of the other user. */
            name?: string | null;
            /** @description Picture of the other user. */
            pictureUrl?: components["schemas"]["PictureReference"];
            /** @description Id of the other user. */
            userId: components["schemas"]["Id"];
        };
        /**
         * @description All members that the group has after the call.
         * @example [
         *       {
         *         "userId": 43,
         *         "login": "ruicosta",
         *         "name": "Rui Costa"
         *       }
         *     ]
         */
        GroupMembers: {
            /** @description The connectionId of the connection. */
            connectionId?: components["schemas"]["OptionalId"];
            /** @description Id of the connection. */
            id?: components["schemas"]["OptionalId"];
            /** @description Login of the other user. */
            login?: string | null;
            /** @description Name of the other user. */
            name?: string | null;
            /** @description Picture of the other user. */
            pictureUrl?: string | null;
            /** @description Id of the other user. */
            userId: components["schemas"]["Id"];
        }[];
        /**
         * @description The negotiation response of SignalR. If `url` is set, the client negotiates again at that URL.
         * @example {
         *       "negotiateVersion": 1,
         *       "connectionId": "kq3c",
         *       "connectionToken": "9uV2",
         *       "availableTransports": [
         *         {
         *           "transport": "WebSockets",
         *           "transferFormats": [
         *             "Text",
         *             "Binary"
         *           ]
         *         }
         *       ]
         *     }
         */
        HubNegotiation: {
            /** @description Bearer token for the server at `url`. */
            accessToken?: string;
            /** @description Available transports. */
            availableTransports?: {
                /** @description Supported transfer formats. */
                transferFormats: string[];
                /** @description WebSockets, ServerSentEvents or LongPolling. */
                transport: string;
            }[];
            /** @description Id of the connection. */
            connectionId?: string;
            /** @description Secret id with which the client connects. */
            connectionToken?: string;
            /** @description Reason why no connection is possible. */
            error?: string;
            /** @description Version of the negotiation. */
            negotiateVersion?: number;
            /** @description URL of the server at which the client negotiates again. */
            url?: string;
        };
        /**
         * @description An opaque id. Servers send strings or integers; the client returns them unchanged.
         * @example 42
         * @example 6d0c3b9e-5f1a-4a55-9a43-1f6f2f3c8a10
         */
        Id: string | number;
        /**
         * @description An invitation, or a connection request if the e-mail address belongs to a user.
         * @example {
         *       "id": 21,
         *       "email": "ana@example.org",
         *       "language": "es",
         *       "login": null,
         *       "userId": null,
         *       "isInvitation": true
         *     }
         */
        Invitation: {
            /** @description E-mail address to which it was sent. */
            email?: string | null;
            /** @description Id to cancel the invitation or request. */
            id: components["schemas"]["Id"];
            /** @description True for an invitation by e-mail; false for a request to an existing user. */
            isInvitation?: boolean | null;
            /** @description Language of the invitation. */
            language?: string | null;
            /** @description Login of the user with this address. */
            login?: string | null;
            /** @description Id of the user with this address. */
            userId?: components["schemas"]["OptionalId"];
        };
        /**
         * Format: password
         * @description An existing password. At least 6 characters.
         * @example correct horse battery
         */
        KnownPassword: string;
        /**
         * @description A language tag: the product sends `en-US`, `es`, `pt-BR` or `pt-PT`.
         * @example en
         * @example pt-BR
         */
        Language: string;
        /**
         * @description A course with the progress of the signed-in user in its lessons.
         * @example {
         *       "id": "c-1",
         *       "title": "Ceramics for beginners",
         *       "courseModules": [
         *         {
         *           "title": "Clay",
         *           "order": 1,
         *           "lessons": [
         *             {
         *               "id": "l-1",
         *               "title": "Kneading",
         *               "order": 1,
         *               "lessonProgressStatus": 3
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        LearningCourse: components["schemas"]["Course"] & {
            /** @description The modules. */
            courseModules: components["schemas"]["CourseModule"][];
        };
        /**
         * @description A lesson. In the details of a course, all fields except the title are optional.
         * @example {
         *       "id": "l-1",
         *       "title": "Kneading",
         *       "order": 1,
         *       "videoLink": "76979871",
         *       "videoType": 2,
         *       "attachments": [
         *         {
         *           "url": "https://files.example.org/kneading.pdf",
         *           "description": "Notes"
         *         }
         *       ],
         *       "lessonProgressStatus": 2,
         *       "courseId": "c-1"
         *     }
         */
        Lesson: {
            /** @description Files to download. */
            attachments?: components["schemas"]["Attachment"][] | null;
            /** @description Id of the course. */
            courseId?: components["schemas"]["OptionalId"];
            /** @description Title of the course. */
            courseName?: string | null;
            /** @description Description as HTML; the client sanitizes it. */
            description?: string | null;
            /** @description Minutes, or a text shown unchanged. */
            duration?: string | number | null;
            /** @description Id of the lesson. */
            id?: components["schemas"]["OptionalId"];
            /**
             * @description 1 not started, 2 in progress, 3 completed. 0 and null show as not started.
             * @enum {integer|null}
             */
            lessonProgressStatus?: 0 | 1 | 2 | 3 | null;
            /** @description Title of the module. */
            moduleName?: string | null;
            /** @description Position among the lessons of the module. */
            order?: number | null;
            /** @description Title. */
            title?: string | null;
            /** @description Address or id of the video. A Vimeo id is numeric. */
            videoLink?: string | null;
            /** @description Service that hosts the video. */
            videoType?: components["schemas"]["StoredVideoType"];
        };
        /**
         * @description Editable fields of a lesson. An existing lesson keeps its id.
         * @example {
         *       "title": "Kneading",
         *       "order": 1,
         *       "videoLink": "76979871",
         *       "videoType": 2
         *     }
         */
        LessonFields: {
            /** @description Files to download. */
            attachments?: {
                /** @description Text of the link. */
                description?: string;
                /**
                 * Format: uri-reference
                 * @description URL of the file.
                 */
                url: string;
            }[];
            /** @description Description as HTML. */
            description?: string;
            /** @description Minutes, or a text shown unchanged. */
            duration?: string | number;
            /** @description Id of the lesson. */
            id?: components["schemas"]["Id"];
            /** @description Position among the lessons of the module. */
            order: number;
            /** @description Title. */
            title: string;
            /** @description Address or id of the video. */
            videoLink?: components["schemas"]["VideoLink"];
            /** @description Service that hosts the video. */
            videoType?: components["schemas"]["VideoType"];
        };
        /**
         * @description The course with progress, the lesson, or true.
         * @example true
         */
        LessonStatusAnswer: components["schemas"]["LearningCourse"] | components["schemas"]["CurrentLesson"] | true;
        /**
         * @description The progress of a lesson.
         * @example {
         *       "lessonId": "l-1",
         *       "lessonProgressStatus": 3
         *     }
         */
        LessonStatusChange: {
            /** @description Id of the lesson. */
            lessonId: components["schemas"]["Id"];
            /**
             * @description 1 not started, 2 in progress, 3 completed.
             * @enum {integer}
             */
            lessonProgressStatus: 1 | 2 | 3;
        };
        /**
         * @description Local date and time of the user, with milliseconds and without an offset.
         * @example 2026-03-14T09:26:53.589
         */
        LocalTime: string;
        /**
         * @description The name in the URL of the public page. At least 4 characters.
         * @example marta.silva
         */
        LoginName: string;
        /**
         * @description A received message (`ReceivedMessage`) with an id.
         * @example {
         *       "id": 7,
         *       "messageText": "See you at eight.",
         *       "destinationId": 43,
         *       "userId": 42,
         *       "userName": "Marta Silva"
         *     }
         */
        Message: {
            /** @description Id of the message. */
            id: components["schemas"]["Id"];
        } & components["schemas"]["ReceivedMessage"];
        /**
         * @description Set-up of a public page. If it is missing, courses and posts take 50 percent of the width each.
         * @example {
         *       "title": "Marta teaches",
         *       "headline": "Ceramics for beginners",
         *       "showCourseSection": true,
         *       "showPostsSection": true,
         *       "courseSectionWidth": 60,
         *       "postsSectionWidth": 40,
         *       "profileBackgroundImage": "kiln.jpg"
         *     }
         */
        MyPageSettings: {
            /** @description Width of the courses in percent. Applied above 0 only. */
            courseSectionWidth?: number | null;
            /** @description Line below the title. */
            headline?: string | null;
            /** @description Width of the posts in percent. Applied above 0 only. */
            postsSectionWidth?: number | null;
            /** @description Background. */
            profileBackgroundImage?: components["schemas"]["PictureReference"];
            /** @description Whether the courses are shown. */
            showCourseSection?: boolean | null;
            /** @description Whether the posts are shown. */
            showPostsSection?: boolean | null;
            /** @description Title of the page. */
            title?: string | null;
        };
        /**
         * @description Body of the public-page form. The background image has a separate call.
         * @example {
         *       "title": "Marta teaches",
         *       "headline": "Ceramics for beginners",
         *       "showCourseSection": true,
         *       "showPostsSection": true,
         *       "courseSectionWidth": 60,
         *       "postsSectionWidth": 40
         *     }
         */
        MyPageSettingsChange: {
            /** @description Width of the courses in percent. If null, the page chooses the width. */
            courseSectionWidth: number | null;
            /** @description Line below the title. */
            headline: string;
            /** @description Width of the posts in percent. If null, the page chooses the width. */
            postsSectionWidth: number | null;
            /** @description Whether the courses are shown. */
            showCourseSection: boolean;
            /** @description Whether the posts are shown. */
            showPostsSection: boolean;
            /** @description Title of the page. */
            title: string;
        };
        /**
         * @description A product to add to the cart. The client sends the displayed prices; the server uses its own.
         * @example {
         *       "productId": "c-1",
         *       "productName": "Ceramics",
         *       "quantity": 1,
         *       "fullPrice": 120,
         *       "discountPrice": 90
         *     }
         */
        NewCartItem: {
            /** @description Unit price to pay. */
            discountPrice?: number | null;
            /** @description Unit price without discount. */
            fullPrice?: number | null;
            /** @description Picture. */
            photo?: string | null;
            /** @description Id of the product. */
            productId: components["schemas"]["Id"];
            /** @description Name of the product. */
            productName?: string | null;
            /** @description Number of units. */
            quantity: number;
        };
        /**
         * @description A comment to add.
         * @example {
         *       "date": "2026-03-14T10:00:00.000Z",
         *       "content": "Beautiful!",
         *       "postId": 101
         *     }
         */
        NewComment: {
            /** @description The text. */
            content: string;
            /**
             * Format: date-time
             * @description Current time.
             */
            date: string;
            /** @description Id of the post. */
            postId: components["schemas"]["Id"];
        };
        /**
         * @description A course to create.
         * @example {
         *       "title": "Ceramics for beginners",
         *       "fullPrice": 120,
         *       "discountPrice": 90,
         *       "currency": "EUR"
         *     }
         */
        NewCourse: components["schemas"]["CourseFields"];
        /**
         * @description A group to create.
         * @example {
         *       "name": "Evening class",
         *       "members": [
         *         {
         *           "userId": 43
         *         }
         *       ]
         *     }
         */
        NewGroup: {
            /** @description The members of the group. */
            members: components["schemas"]["GroupMembers"];
            /** @description Name of the group. */
            name: string;
        };
        /**
         * @description The person to invite.
         * @example {
         *       "email": "ana@example.org",
         *       "language": "es"
         *     }
         */
        NewInvitation: {
            /** @description E-mail address to which the invitation is sent. */
            email: components["schemas"]["Email"];
            /** @description Language of the invitation. */
            language: components["schemas"]["Language"];
        };
        /**
         * @description A message to send.
         * @example {
         *       "messageText": "See you at eight.",
         *       "destinationId": 43
         *     }
         */
        NewMessage: {
            /** @description Recipient. */
            destinationId: components["schemas"]["Id"];
            /**
             * @description The text. At most 200 characters, counted in UTF-16 code units as .NET, Java and JavaScript count them: an emoji
             *     is two or more.
             */
            messageText: string;
        };
        /**
         * @description An order for the content of the cart.
         * @example {
         *       "paymentMethod": "creditcard",
         *       "amount": 90,
         *       "currency": "EUR"
         *     }
         */
        NewOrder: {
            /** @description Total of the cart. */
            amount: number;
            /** @description Currency code of the cart. */
            currency: components["schemas"]["Currency"];
            /**
             * @description The only payment method.
             * @enum {string}
             */
            paymentMethod: "creditcard";
        };
        /**
         * @description A post to publish.
         * @example {
         *       "content": "First kiln of the year.",
         *       "publicPost": true,
         *       "publishOnNostr": false
         *     }
         */
        NewPost: {
            /** @description The text. */
            content: string;
            /**
             * Format: binary
             * @description Picture of at most 600 by 600 px.
             */
            imageFile?: Blob;
            /** @description Whether everybody may read the post. */
            publicPost: boolean;
            /** @description Whether to publish the post on Nostr too. */
            publishOnNostr: boolean;
            /** @description Connections with one of these tags may read it. Absent without tags. */
            tags?: components["schemas"]["TagList"];
            /** @description Address or id of the video. */
            videoLink?: components["schemas"]["VideoLink"];
            /** @description Service that hosts the video. */
            videoType?: components["schemas"]["VideoType"];
        };
        /**
         * @description A tag to create.
         * @example {
         *       "name": "Class"
         *     }
         */
        NewTag: {
            /** @description Name of the tag. */
            name: string;
        };
        /**
         * @description An opaque id, or null.
         * @example 42
         * @example null
         */
        OptionalId: string | number | null;
        /**
         * @description An order. Only the id is required.
         * @example {
         *       "id": 500,
         *       "amount": 90,
         *       "currency": "EUR",
         *       "items": [
         *         {
         *           "productId": "c-1",
         *           "productName": "Ceramics",
         *           "quantity": 1
         *         }
         *       ]
         *     }
         */
        Order: {
            /** @description Amount paid. */
            amount?: number | null;
            /** @description Currency code of the amount. */
            currency?: string | null;
            /** @description Id of the order. */
            id: components["schemas"]["Id"];
            /** @description Items of the order. The first item's productId is the course to start. */
            items?: components["schemas"]["CartItem"][] | null;
        };
        /**
         * Format: password
         * @description A password. At least 6 characters.
         * @example correct horse battery
         */
        Password: string;
        /**
         * @description Body of the password form.
         * @example {
         *       "currentPassword": "correct horse battery",
         *       "newPassword": "staple and more staples"
         *     }
         */
        PasswordChange: {
            /** @description The current password. */
            currentPassword: components["schemas"]["KnownPassword"];
            /** @description The new password. */
            newPassword: components["schemas"]["Password"];
        };
        /**
         * @description A payment with its order.
         * @example {
         *       "createdAt": "2026-03-14T09:26:53Z",
         *       "courseTitle": "Ceramics for beginners",
         *       "paymentStatus": "paid",
         *       "orderStatus": "completed",
         *       "amount": 90,
         *       "currency": "EUR"
         *     }
         */
        Payment: {
            /** @description Amount paid. */
            amount?: number | null;
            /** @description Title of the course. */
            courseTitle?: string | null;
            /** @description Time of the payment. */
            createdAt?: components["schemas"]["Timestamp"] | null;
            /** @description Currency code of the amount. */
            currency?: string | null;
            /** @description Status of the order as the server names it. */
            orderStatus?: string | null;
            /** @description Status of the payment as the server names it. */
            paymentStatus?: string | null;
        };
        /**
         * @description A cart, and the session of the payment page in which it was paid.
         * @example {
         *       "orderId": 900,
         *       "sessionId": "cs_test_a1b2c3"
         *     }
         */
        PaymentRegistration: {
            /** @description Id of the cart. */
            orderId: components["schemas"]["Id"];
            /** @description Parameter session_id of the return URL. */
            sessionId: string;
        };
        /**
         * @description A connection request that waits for the user's answer.
         * @example {
         *       "id": 31,
         *       "connectionId": 44,
         *       "userId": 44,
         *       "login": "anareis",
         *       "name": "Ana Reis"
         *     }
         */
        PendingConnection: {
            /** @description Id to accept the request. */
            connectionId?: components["schemas"]["OptionalId"];
            /** @description E-mail address of the user who sent the request. */
            email?: string | null;
            /** @description Id to decline the request. */
            id: components["schemas"]["Id"];
            /** @description Login of the user who sent the request. */
            login?: string | null;
            /** @description Name of the user who sent the request. */
            name?: string | null;
            /** @description Picture of the user who sent the request. */
            pictureUrl?: components["schemas"]["PictureReference"];
            /** @description Id of the user who sent the request. */
            userId?: components["schemas"]["OptionalId"];
        };
        /**
         * @description A user as others see them.
         * @example {
         *       "id": 43,
         *       "name": "Rui Costa",
         *       "login": "ruicosta",
         *       "email": "rui@example.org",
         *       "pictureUrl": null
         *     }
         */
        Person: {
            /** @description E-mail address. */
            email?: string | null;
            /** @description Id of the user. */
            id?: components["schemas"]["OptionalId"];
            /** @description The user's personal invitation link. Present for the signed-in user. */
            invitationLink?: string | null;
            /** @description Login name. */
            login?: string | null;
            /** @description Name. */
            name?: string | null;
            /** @description Profile picture. */
            pictureUrl?: components["schemas"]["PictureReference"];
        };
        /**
         * @description A person's name. At least 4 characters.
         * @example Marta Silva
         */
        PersonName: string;
        /**
         * @description An image as a stored name below the API address, or as a complete URL.
         * @example b3c0d2.jpg
         * @example https://images.example.org/b3c0d2.jpg
         * @example null
         */
        PictureReference: string | null;
        /**
         * @description A picture, either as a file or as a data URL.
         * @example {
         *       "imageDataUrl": "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
         *     }
         */
        PictureUpload: {
            /** @description The picture as a data URL. */
            imageDataUrl?: string;
            /**
             * Format: binary
             * @description The picture as JPEG, PNG, WebP or GIF.
             */
            imageFile?: Blob;
        };
        /**
         * @description A post. Its counts of likes and dislikes come from its reactions.
         * @example {
         *       "id": 101,
         *       "content": "<p>First kiln of the year.</p>",
         *       "publicPost": true,
         *       "imageFile": "kiln.jpg",
         *       "publishOnNostr": false,
         *       "postDate": "2026-03-14T09:26:53.589Z",
         *       "author": "Marta Silva",
         *       "reactions": [
         *         {
         *           "reactionType": 1,
         *           "userId": 43
         *         }
         *       ],
         *       "comments": [],
         *       "postDestination": []
         *     }
         */
        Post: {
            /** @description The author. */
            author?: components["schemas"]["Author"];
            /** @description Comments on the post. */
            comments?: components["schemas"]["Comment"][] | null;
            /** @description Text as HTML; the client sanitizes it. */
            content?: string | null;
            /** @description Id of the post. */
            id: components["schemas"]["Id"];
            /** @description Picture. */
            imageFile?: components["schemas"]["PictureReference"];
            /** @description Time of publication. */
            postDate: components["schemas"]["Timestamp"];
            /** @description Connections with one of these tags may read the post if it is not public. */
            postDestination?: components["schemas"]["Tag"][] | null;
            /** @description Whether everybody may read the post. */
            publicPost?: boolean | null;
            /** @description Whether the post is also published on Nostr. */
            publishOnNostr?: boolean | null;
            /** @description Reactions of users to the post. */
            reactions?: components["schemas"]["Reaction"][] | null;
            /** @description Address or id of the video. */
            videoLink?: string | null;
            /** @description Service that hosts the video. */
            videoType?: components["schemas"]["StoredVideoType"];
        };
        /**
         * @description A post to change.
         * @example {
         *       "id": 101,
         *       "content": "Second kiln of the year.",
         *       "publicPost": false,
         *       "currentImageFile": "kiln.jpg",
         *       "publishOnNostr": false,
         *       "tags": "[{\"id\":3,\"name\":\"Class\"}]"
         *     }
         */
        PostChange: {
            /** @description The text. */
            content: string;
            /** @description The current image, to keep it. Empty if there is none or to delete it. */
            currentImageFile?: string;
            /** @description Id of the post. */
            id: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description A new picture of at most 600 by 600 px.
             */
            imageFile?: Blob;
            /** @description Whether everybody may read the post. */
            publicPost: boolean;
            /** @description Whether to publish the post on Nostr too. */
            publishOnNostr: boolean;
            /** @description Connections with one of these tags may read it. Absent without tags. */
            tags?: components["schemas"]["TagList"];
            /** @description Address or id of the video. */
            videoLink?: components["schemas"]["VideoLink"];
            /** @description Service that hosts the video. */
            videoType?: components["schemas"]["VideoType"];
        };
        /**
         * @description The post to delete. The field name `Id` begins with a capital letter.
         * @example {
         *       "Id": 101
         *     }
         */
        PostDeletion: {
            /** @description Id of the post. */
            Id: components["schemas"]["Id"];
        };
        /**
         * @description Why a request failed, as in RFC 9457. `errors` lists invalid fields.
         * @example {
         *       "type": "https://tools.ietf.org/html/rfc9110#section-15.5.1",
         *       "title": "One or more validation errors occurred.",
         *       "status": 400,
         *       "errors": {
         *         "email": [
         *           "The address is already in use."
         *         ]
         *       }
         *     }
         */
        Problem: {
            /** @description Explanation of this occurrence. */
            detail?: string | null;
            /** @description Messages by field name. */
            errors?: {
                [key: string]: string[];
            } | null;
            /** @description The HTTP status code. */
            status?: number | null;
            /** @description Short name of the problem type. */
            title?: string | null;
            /** @description URI of the problem type. */
            type?: string | null;
        };
        /**
         * @description Settings of a user with the data of the header of the public page.
         * @example {
         *       "name": "Marta Silva",
         *       "pictureUrl": "b3c0d2.jpg",
         *       "publicProfile": true,
         *       "myPageSettings": {
         *         "title": "Marta teaches"
         *       }
         *     }
         */
        PublicSettings: {
            /** @description Id of the user. */
            id?: components["schemas"]["OptionalId"];
            /** @description Login name. */
            login?: string | null;
            /** @description Name. */
            name?: string | null;
            /** @description Profile picture. */
            pictureUrl?: components["schemas"]["PictureReference"];
        } & components["schemas"]["Settings"];
        /**
         * @description One user's reaction to a post.
         * @example {
         *       "reactionType": 1,
         *       "userId": 43
         *     }
         */
        Reaction: {
            /** @description The reaction. */
            reactionType: components["schemas"]["ReactionType"];
            /** @description Id of the user who reacted. */
            userId: components["schemas"]["Id"];
        };
        /**
         * @description The reaction that was pressed.
         * @example {
         *       "postId": 101,
         *       "reactionType": 1
         *     }
         */
        ReactionChange: {
            /** @description Id of the post. */
            postId: components["schemas"]["Id"];
            /** @description The reaction. */
            reactionType: components["schemas"]["ReactionType"];
        };
        /**
         * @description The reactions after the change.
         * @example {
         *       "reactionType": 1,
         *       "likeCount": 5,
         *       "dislikeCount": 0
         *     }
         */
        ReactionCounts: {
            /** @description Number of dislikes. */
            dislikeCount: number;
            /** @description Number of likes. */
            likeCount: number;
            /** @description The user's new reaction. */
            reactionType: components["schemas"]["ReactionType"];
        };
        /**
         * @description 0 none, 1 like, 2 dislike.
         * @example 1
         * @enum {integer}
         */
        ReactionType: 0 | 1 | 2;
        /**
         * @description Payload of the hub event ReceiveMessage.
         * @example {
         *       "messageText": "See you at eight.",
         *       "destinationId": 43,
         *       "userId": 42,
         *       "userName": "Marta Silva"
         *     }
         */
        ReceivedMessage: {
            /** @description Recipient. */
            destinationId: components["schemas"]["Id"];
            /** @description The text. */
            messageText: string;
            /** @description The time when the message was sent. Shown if present. */
            sentAt?: components["schemas"]["Timestamp"] | null;
            /** @description The author. */
            userId: components["schemas"]["Id"];
            /** @description Name of the author. */
            userName?: string | null;
        };
        /**
         * @description The order that a payment belongs to.
         * @example {
         *       "id": 500
         *     }
         */
        RegisteredPayment: {
            /** @description Id of the order. */
            id?: components["schemas"]["OptionalId"];
        };
        /**
         * @description Body of the registration form.
         * @example {
         *       "name": "Marta Silva",
         *       "email": "marta@example.org",
         *       "login": "marta.silva",
         *       "password": "correct horse battery",
         *       "referralId": null,
         *       "captcha": "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0",
         *       "language": "pt-PT"
         *     }
         */
        Registration: {
            /** @description The solved captcha. */
            captcha: components["schemas"]["Captcha"];
            /** @description E-mail address. */
            email: components["schemas"]["Email"];
            /** @description Language of the page and of the e-mails. */
            language: components["schemas"]["Language"];
            /** @description Login name. */
            login: components["schemas"]["LoginName"];
            /** @description Name. */
            name: components["schemas"]["PersonName"];
            /** @description Password. */
            password: components["schemas"]["Password"];
            /** @description The query parameter `token` of an invitation link. Null or left out without one. */
            referralId?: string | null;
        };
        /**
         * @description Search criteria for people.
         * @example {
         *       "searchText": "rui",
         *       "language": "pt-PT"
         *     }
         */
        SearchCriteria: {
            /** @description Language of the page. */
            language: components["schemas"]["Language"];
            /** @description Part of a name or login. */
            searchText: string;
        };
        /**
         * @description Response of login and retry-login, a user with a token.
         * @example {
         *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl",
         *       "timeout": 120,
         *       "id": 42,
         *       "name": "Marta Silva",
         *       "login": "marta.silva",
         *       "email": "marta@example.org",
         *       "pictureUrl": "b3c0d2.jpg",
         *       "publicProfile": true
         *     }
         */
        Session: {
            /** @description The bearer token of all further calls. */
            token: string;
        } & components["schemas"]["User"];
        /**
         * @description Settings of a user.
         * @example {
         *       "timeout": 120,
         *       "publicProfile": true,
         *       "nostrPK": null,
         *       "myPageSettings": {
         *         "title": "Marta teaches",
         *         "showCourseSection": true,
         *         "showPostsSection": true
         *       }
         *     }
         */
        Settings: {
            /** @description Set-up of the public page. */
            myPageSettings?: components["schemas"]["MyPageSettings"] | null;
            /** @description Nostr key. It may be a private one, so it is masked and never stored or logged. */
            nostrPK?: string | null;
            /** @description Whether the public page is shown. */
            publicProfile?: boolean | null;
            /** @description Minutes that a session may last. */
            timeout?: number | null;
        };
        /**
         * @description The video platform, 1 YouTube or 2 Vimeo. 0 or null when there is none.
         * @example 2
         * @enum {integer|null}
         */
        StoredVideoType: 0 | 1 | 2 | null;
        /**
         * @description A label for connections.
         * @example {
         *       "id": 3,
         *       "name": "Class"
         *     }
         */
        Tag: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            /** @description Name of the tag. */
            name: string;
        };
        /**
         * @description A tag, and the connections to attach it to.
         * @example {
         *       "tagId": 3,
         *       "selectedConnections": [
         *         11,
         *         12
         *       ]
         *     }
         */
        TagAttachment: {
            /** @description Ids of the connections. */
            selectedConnections: components["schemas"]["Id"][];
            /** @description Id of the tag. */
            tagId: components["schemas"]["Id"];
        };
        /**
         * @description A tag with its new name.
         * @example {
         *       "id": 3,
         *       "name": "Evening class"
         *     }
         */
        TagChange: {
            /** @description Id of the tag. */
            id: components["schemas"]["Id"];
            /** @description Name of the tag. */
            name: string;
        };
        /**
         * @description The tag to detach from a connection.
         * @example {
         *       "connectionTagId": 77
         *     }
         */
        TagDetachment: {
            /** @description Id of the tag on the connection. */
            connectionTagId: components["schemas"]["Id"];
        };
        /**
         * @description One form field that holds a JSON list of tags.
         * @example [{"id":3,"name":"Class"}]
         */
        TagList: string;
        /**
         * @description A date with time in ISO 8601. Without an offset it is UTC.
         * @example 2026-03-14T09:26:53.589Z
         * @example 2026-03-14T09:26:53
         */
        Timestamp: string;
        /**
         * @description Texts by key, nested or flat: `{ main: { pageNotFound } }` and `{ 'main.pageNotFound' }` are the same key. Keys may be grouped by owner, `kernel` or the id of a plugin, as in the files of the build. Keys that several owners have must be.
         * @example {
         *       "main": {
         *         "pageNotFound": "This page does not exist"
         *       }
         *     }
         */
        Translations: {
            [key: string]: string | components["schemas"]["Translations"];
        };
        /**
         * @description The usage time of this session.
         * @example {
         *       "elapsedTime": 12,
         *       "StartTime": "2026-03-14T09:26:53.589",
         *       "ActualTime": "2026-03-14T09:39:10.004"
         *     }
         */
        UsageReport: {
            /** @description Current time. */
            ActualTime: components["schemas"]["LocalTime"];
            /** @description Whole minutes since the login. */
            elapsedTime: number;
            /** @description Start of the session. */
            StartTime: components["schemas"]["LocalTime"];
        };
        /**
         * @description The signed-in user, a person with settings.
         * @example {
         *       "id": 42,
         *       "name": "Marta Silva",
         *       "login": "marta.silva",
         *       "email": "marta@example.org",
         *       "timeout": 120,
         *       "publicProfile": true
         *     }
         */
        User: {
            /** @description Nostr key. It may be a private one, so it is masked and never stored or logged. */
            nostrPK?: string | null;
            /** @description Background of the public page. */
            profileBackgroundImage?: components["schemas"]["PictureReference"];
            /** @description Whether the public page is shown. */
            publicProfile?: boolean | null;
            /** @description Minutes that the session may last. Missing or negative ends the session (KRN-AUTH-02). */
            timeout?: number | null;
        } & components["schemas"]["Person"];
        /**
         * @description Address or id of the video. A Vimeo id is numeric; for an unlisted video, `?h=` and the video's hash follow the id.
         * @example https://www.youtube.com/watch?v=dQw4w9WgXcQ
         * @example 76979871
         */
        VideoLink: string;
        /**
         * @description The video platform, 1 YouTube or 2 Vimeo.
         * @example 1
         * @enum {integer}
         */
        VideoType: 1 | 2;
        /**
         * @description Body of the waiting-list form.
         * @example {
         *       "name": "Marta Silva",
         *       "email": "marta@example.org",
         *       "captcha": "eyJhbGdvcml0aG0iOiJTSEEtMjU2In0"
         *     }
         */
        WaitingListEntry: {
            /** @description The solved captcha. */
            captcha: components["schemas"]["Captcha"];
            /** @description E-mail address. */
            email: components["schemas"]["Email"];
            /** @description Name. */
            name: components["schemas"]["PersonName"];
        };
    };
    responses: {
        /** @description The cart with its items. */
        Cart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cart"];
            };
        };
        /** @description The comment as stored. */
        Comment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Comment"];
            };
        };
        /** @description The connection or the request for one, or true. */
        ConnectionUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Connection"] | boolean;
            };
        };
        /** @description Persons and groups, each with the id to write to. */
        Conversations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Conversation"][];
            };
        };
        /** @description The courses. */
        Courses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Course"][];
            };
        };
        /** @description The course as stored, or true. */
        CourseUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Course"] | boolean;
            };
        };
        /** @description True on success; false is a failure. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": boolean;
            };
        };
        /** @description The server failed (500) or is unavailable (502, 503, 504). */
        Failed: {
            headers: {
                /** @description Seconds to wait, or the date to wait for. May come with 503. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The group with its members. */
        Group: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Group"];
            };
        };
        /** @description The picture. */
        Image: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/*": Blob;
            };
        };
        /** @description Success without a body. */
        Nothing: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The post. */
        Post: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Post"];
            };
        };
        /** @description The posts, in any order; they are shown newest first (PST-PAGE-03). */
        Posts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Post"][];
            };
        };
        /**
         * @description The request was not accepted.
         *
         *     - 400: a field is invalid; `errors` names it.
         *     - 401: the token is missing, expired or rejected, or the credentials are wrong.
         *     - 403: signed in, but not allowed.
         *     - 404: does not exist, or not for this user.
         *     - 409: already taken, or changed meanwhile.
         *     - 413: the upload is too large.
         *     - 429: too many requests; `Retry-After` says how long to wait.
         */
        Refused: {
            headers: {
                /** @description Seconds to wait, or the date to wait for. Sent with 429. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session. */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        /** @description The settings as stored, or true. */
        SettingsUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Settings"] | boolean;
            };
        };
        /** @description The tag as stored. */
        Tag: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Tag"];
            };
        };
        /**
         * @description True when the value is taken. Some servers answer true when it is free; the deployment setting `uniquenessAnswer`
         *     selects the meaning.
         */
        Taken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": boolean;
            };
        };
        /** @description The user as stored, or true. */
        UserUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"] | boolean;
            };
        };
    };
    parameters: {
        /** @description Id of the conversation or contact. */
        destinationId: components["schemas"]["Id"];
        /** @description Id as sent by the server. */
        id: components["schemas"]["Id"];
        /** @description The stored name. */
        imageName: string;
        /** @description Login of the user, without the leading @. */
        login: string;
    };
    requestBodies: {
        /** @description The picture as a file or as a data URL. */
        Picture: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Comment"];
            204: components["responses"]["Nothing"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Comment"];
            204: components["responses"]["Nothing"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Contact"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description True when the message was accepted; false is a failure (ACC-CONT-02). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The course with its modules and the titles of their lessons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
        };
    };
    getCoursesByLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Login of the user, without the leading @. */
                login: components["parameters"]["login"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Courses"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCourse"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["CourseUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    getCourseActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The learning course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearningCourse"];
                };
            };
        };
    };
    getEnrollments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Courses"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["CourseUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    updateLessonStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonStatusChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The course, the lesson, or true. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonStatusAnswer"];
                };
            };
            204: components["responses"]["Nothing"];
        };
    };
    getConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Conversations"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The message as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            204: components["responses"]["Nothing"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the message. */
                messageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    getMessageContactById: {
        parameters: {
            query: {
                /** @description Id of the conversation or contact. */
                destinationId: components["parameters"]["destinationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            204: components["responses"]["Nothing"];
        };
    };
    getMessageContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Conversations"];
        };
    };
    getMessages: {
        parameters: {
            query: {
                /** @description Id of the conversation or contact. */
                destinationId: components["parameters"]["destinationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The messages, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The address of the payment page, or a text that contains "enrolled" when no payment is needed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    getMyOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The payments, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
        };
    };
    registerPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRegistration"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The order that was paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredPayment"];
                };
            };
            204: components["responses"]["Nothing"];
        };
    };
    getMyPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Posts"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Post"];
        };
    };
    getPostConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The comments, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            204: components["responses"]["Nothing"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewPost"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Post"];
            204: components["responses"]["Nothing"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostDeletion"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    getFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Posts"];
        };
    };
    getHomeFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Posts"];
        };
    };
    getPublicPosts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's login, without the leading @. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Posts"];
        };
    };
    reactToPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactionChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The user's reaction from now on, and the counts of the post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReactionCounts"];
                };
            };
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PostChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Post"];
            204: components["responses"]["Nothing"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCartItem"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Cart"];
            204: components["responses"]["Nothing"];
        };
    };
    checkCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cart. */
                cartId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description Result of the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCheck"];
                };
            };
        };
    };
    emptyCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description True when the cart is empty now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Cart"];
        };
    };
    getMyCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Cart"];
            204: components["responses"]["Nothing"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemRemoval"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Cart"];
            204: components["responses"]["Nothing"];
        };
    };
    updateCartQuantity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Cart"];
            204: components["responses"]["Nothing"];
        };
    };
    getTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Tag"];
            204: components["responses"]["Nothing"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTag"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Tag"];
            204: components["responses"]["Nothing"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    activate: {
        parameters: {
            query: {
                /** @description The token of the activation link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description True when the account is active now; false when the token is unknown or spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
        };
    };
    addLoggedTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageReport"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description True when the time is used up and the user must be logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            204: components["responses"]["Nothing"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    checkEmail: {
        parameters: {
            query: {
                /** @description The address as typed. */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Taken"];
        };
    };
    checkLogin: {
        parameters: {
            query: {
                /** @description The login name as typed. */
                login: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Taken"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Session"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["UserUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    retryLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Session"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
        };
    };
    getSettingsByLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Login of the user, without the leading @. */
                login: components["parameters"]["login"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The settings with name and picture of their owner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicSettings"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneralData"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["UserUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    updateMyPageSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyPageSettingsChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["SettingsUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    updatePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Picture"];
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["UserUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    updateProfileBackgroundPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Picture"];
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["SettingsUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneralSettings"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["SettingsUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    joinWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingListEntry"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    attachTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagAttachment"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    requestConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionRequest"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["ConnectionUpdated"];
            204: components["responses"]["Nothing"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionDeletion"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    getConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The connections with their tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"][];
                };
            };
        };
    };
    detachTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagDetachment"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    searchPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchCriteria"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The people found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
        };
    };
    getGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The groups with their members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Group"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGroup"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Group"];
            204: components["responses"]["Nothing"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    upsertGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChange"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Group"];
            204: components["responses"]["Nothing"];
        };
    };
    getInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The pending invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
        };
    };
    cancelInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id as sent by the server. */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Done"];
            204: components["responses"]["Nothing"];
        };
    };
    getPendingConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingConnection"][];
                };
            };
        };
    };
    getTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of the languages that the deployment offers. */
                lang: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description The texts by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
        };
    };
    negotiateMessageHub: {
        parameters: {
            query?: {
                /** @description Version of the SignalR negotiation. */
                negotiateVersion?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            /** @description How to connect, or where to ask again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HubNegotiation"];
                };
            };
        };
    };
    getPostImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The stored name. */
                name: components["parameters"]["imageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Image"];
        };
    };
    getProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The stored name. */
                name: components["parameters"]["imageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "4XX": components["responses"]["Refused"];
            "5XX": components["responses"]["Failed"];
            200: components["responses"]["Image"];
        };
    };
}
